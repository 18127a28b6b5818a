import { further } from '../further/further'
import { lowerType, typeEntryAt } from '../items/lowerType'
import type * as tree from '../tree/tree'
import { ERROR, reference, tuple } from '../types/known'
import { substitutionOf } from '../types/substitute'
import type { Adt, Type } from '../types/type'
import { declareLocal, report, settled, shallow, type Body } from './body'
import type { Local } from './checked'
import { argumentsFor } from './instantiate'
import { resolveValue } from './paths'

export type Mode = 'move' | 'shared' | 'mutable'

/** The names that a pattern has made so far: alternatives of `|` share them. */
export type Bindings = Map<string, Local>

/** Checks a pattern against the type of what it is matched with, and declares its variables. */
export function checkPattern(body: Body, pattern: tree.Pattern, type: Type): void {
  const bindings: Bindings = new Map()
  matchPattern(body, pattern, type, 'move', bindings)
  for (const local of bindings.values()) declareLocal(body, local)
}

export function matchPattern(body: Body, pattern: tree.Pattern, expected: Type, mode: Mode, bindings: Bindings): void {
  const { tables } = body.session
  const known = settled(body, expected)
  if (isBound(body, pattern)) {
    tables.types.set(pattern, known)
    return matchBinding(body, pattern, known, mode, bindings)
  }
  if (pattern.kind === 'OrPattern') {
    tables.types.set(pattern, known)
    return further().matchAlternatives(body, pattern, known, mode, bindings)
  }
  const {
    type,
    mode: inner,
    peeled,
  } = looksThrough(body, pattern) ? peel(body, known, mode) : { type: known, mode, peeled: 0 }
  if (peeled > 0) tables.peeled.set(pattern, peeled)
  tables.types.set(pattern, type)
  matchPeeled(body, pattern, type, inner, bindings)
}

/** Whether a pattern is a name that makes a variable, not one of a const, unit struct or variant. */
function isBound(body: Body, pattern: tree.Pattern): pattern is tree.BindingPattern {
  if (pattern.kind !== 'BindingPattern') return false
  if (pattern.isRef || pattern.isMut || pattern.pattern) return true
  const entry = body.scope.module.visible('values', pattern.name.name)
  if (!entry || entry.kind === 'function') return true
  if (entry.kind === 'variant') return entry.adt.variants[entry.variant]?.shape !== 'unit'
  return false
}

/** Patterns that name a shape look through references; those that take anything do not. */
function looksThrough(body: Body, pattern: tree.Pattern): boolean {
  switch (pattern.kind) {
    case 'WildcardPattern':
    case 'RefPattern':
    case 'RestPattern':
    case 'ErrorPattern':
      return false
    case 'LiteralPattern':
      return pattern.value.kind !== 'StrLit' && pattern.value.kind !== 'ByteStrLit'
    case 'BindingPattern':
    case 'PathPattern':
      return !isConstantPath(body, pattern)
    default:
      return true
  }
}

function isConstantPath(body: Body, pattern: tree.Pattern): boolean {
  if (pattern.kind !== 'BindingPattern') return false
  const entry = body.scope.module.visible('values', pattern.name.name)
  return entry?.kind === 'constant' && body.solver.normalize(entry.constant.type).kind === 'reference'
}

function peel(body: Body, type: Type, mode: Mode): { type: Type; mode: Mode; peeled: number } {
  let known = settled(body, type)
  let inner = mode
  let peeled = 0
  while (known.kind === 'reference') {
    inner = inner === 'shared' || !known.isMutable ? 'shared' : 'mutable'
    known = settled(body, known.target)
    peeled += 1
  }
  return { type: known, mode: inner, peeled }
}

function matchBinding(body: Body, pattern: tree.BindingPattern, type: Type, mode: Mode, bindings: Bindings): void {
  bindName(body, pattern, type, mode, bindings)
  if (pattern.pattern) matchPattern(body, pattern.pattern, type, mode, bindings)
}

export function bindName(body: Body, pattern: tree.BindingPattern, type: Type, mode: Mode, bindings: Bindings): void {
  const { name, span } = pattern.name
  const by: Mode = pattern.isRef ? (pattern.isMut ? 'mutable' : 'shared') : pattern.isMut ? 'move' : mode
  const own = by === 'move' ? type : reference(type, by === 'mutable')
  const before = bindings.get(name)
  if (before && body.alternative?.has(name)) {
    body.session.tables.locals.set(pattern, before)
    if (!body.inference.unify(before.type, own)) further().reportMismatch(body, { span }, before.type, own)
    body.alternative.delete(name)
  } else if (before) {
    report(body, span, `identifier \`${name}\` is bound more than once in the same pattern`, {
      label: 'used in a pattern more than once',
      code: 'E0416',
    })
  } else {
    const local: Local = {
      id: body.session.nextId(),
      name,
      type: own,
      isMutable: pattern.isMut && !pattern.isRef,
      mode: by,
      pattern,
    }
    bindings.set(name, local)
    body.session.tables.locals.set(pattern, local)
  }
}

function matchPeeled(body: Body, pattern: tree.Pattern, type: Type, mode: Mode, bindings: Bindings): void {
  switch (pattern.kind) {
    case 'WildcardPattern':
    case 'RestPattern':
    case 'ErrorPattern':
    case 'OrPattern':
      return
    case 'LiteralPattern':
      return matchLiteral(body, pattern, type)
    case 'RangePattern':
      return matchRange(body, pattern, type)
    case 'BindingPattern':
      return matchPath(body, pattern, { span: pattern.span, segments: [{ name: pattern.name }], isGlobal: false }, type)
    case 'PathPattern':
      return matchPath(body, pattern, pattern.path, type)
    case 'RefPattern':
      return further().matchReference(body, pattern, type, mode, bindings)
    case 'TuplePattern':
      return matchTuple(body, pattern, type, mode, bindings)
    case 'TupleStructPattern':
      return matchTupleStruct(body, pattern, type, mode, bindings)
    case 'StructPattern':
      return further().matchStruct(body, pattern, type, mode, bindings)
    case 'SlicePattern':
      return further().matchSlice(body, pattern, type, mode, bindings)
  }
}

export function unifyPattern(body: Body, pattern: tree.Pattern, expected: Type, found: Type): boolean {
  if (body.inference.unify(expected, found)) return true
  further().reportMismatch(body, { span: pattern.span }, expected, found)
  return false
}

function matchLiteral(body: Body, pattern: Extract<tree.Pattern, { kind: 'LiteralPattern' }>, type: Type): void {
  const found = body.expression(body, pattern.value, type)
  const known = shallow(body, type)
  const isBytes = pattern.value.kind === 'ByteStrLit' && known.kind === 'reference'
  if (!isBytes) unifyPattern(body, pattern, type, found)
}

function matchRange(body: Body, pattern: Extract<tree.Pattern, { kind: 'RangePattern' }>, type: Type): void {
  for (const end of [pattern.from, pattern.to]) {
    if (!end) continue
    const found = body.expression(body, end, type)
    if (!body.inference.unify(type, found)) further().reportMismatch(body, end, type, found)
  }
}

/** A const, unit struct or unit variant. */
function matchPath(body: Body, pattern: tree.Pattern, path: tree.Path, type: Type): void {
  const found = resolveValue(body, path)
  if (!found) return
  const { resolution } = found
  if (resolution.kind === 'function') {
    const { constructs } = resolution.callee.item
    const name = further().pathText(path)
    report(
      body,
      path.span,
      `expected unit struct, unit variant or constant, found ${constructs ? `tuple ${constructs.adt.kind === 'enum' ? 'variant' : 'struct'}` : 'function'} \`${name}\``,
      {
        label: 'not a unit struct, unit variant or constant',
        ...(constructs ? { help: `use the tuple pattern syntax instead: \`${name}(…)\`` } : {}),
        code: 'E0532',
      },
    )
    return
  }
  body.session.tables.paths.set(pattern, resolution)
  unifyPattern(body, pattern, type, found.type)
}

/** The items before and behind `..`, and how many there are. */
function aroundRest(items: readonly tree.Pattern[]): { rest: number; count: number } {
  const rest = items.findIndex((item) => item.kind === 'RestPattern')
  return { rest, count: rest < 0 ? items.length : items.length - 1 }
}

function matchItems(
  body: Body,
  items: readonly tree.Pattern[],
  types: readonly Type[],
  mode: Mode,
  bindings: Bindings,
): void {
  const { rest } = aroundRest(items)
  items.forEach((item, i) => {
    if (i === rest) return
    const at = rest >= 0 && i > rest ? types.length - (items.length - i) : i
    matchPattern(body, item, types[at] ?? ERROR, mode, bindings)
  })
}

function matchTuple(
  body: Body,
  pattern: Extract<tree.Pattern, { kind: 'TuplePattern' }>,
  type: Type,
  mode: Mode,
  bindings: Bindings,
): void {
  const { rest, count } = aroundRest(pattern.items)
  const known = shallow(body, type)
  if (known.kind === 'tuple' && (rest < 0 ? known.items.length === count : known.items.length >= count))
    return matchItems(body, pattern.items, known.items, mode, bindings)
  const fresh = Array.from({ length: count }, () => body.inference.fresh())
  const isFitting = rest < 0 ? unifyPattern(body, pattern, type, tuple(fresh)) : known.kind === 'error'
  if (!isFitting && rest >= 0) further().reportMismatch(body, { span: pattern.span }, type, tuple(fresh))
  matchItems(body, pattern.items, isFitting ? fresh : fresh.map(() => ERROR), mode, bindings)
}

/** The struct or variant at the head of a pattern or struct literal. */
export function resolveVariant(
  body: Body,
  path: tree.Path,
): { adt: Adt; variant: number; args: readonly Type[] } | undefined {
  const { scope } = body
  const first = path.segments[0]!
  if (!path.qualifier && first.name.name === 'Self' && scope.selfType) {
    const self = shallow(body, scope.selfType)
    if (self.kind !== 'adt') return undefined
    if (path.segments.length === 1) return { adt: self.adt, variant: 0, args: self.args }
    const variant = self.adt.variants.findIndex(({ name }) => name === path.segments[1]!.name.name)
    return variant >= 0 ? { adt: self.adt, variant, args: self.args } : undefined
  }
  const entry = typeEntryAt(scope, path)
  const last = path.segments[path.segments.length - 1]!
  if (entry?.kind === 'variant') {
    const before = path.segments[path.segments.length - 2]
    const generics = before?.generics ? before : last
    return { adt: entry.adt, variant: entry.variant, args: argumentsFor(body, entry.adt.params, generics, 'enum') }
  }
  if (entry?.kind === 'adt' && entry.adt.kind === 'struct')
    return { adt: entry.adt, variant: 0, args: argumentsFor(body, entry.adt.params, last, 'struct') }
  if (entry?.kind === 'alias') {
    const type = lowerType(scope, { kind: 'PathType', span: path.span, path })
    return type.kind === 'adt' && type.adt.kind === 'struct'
      ? { adt: type.adt, variant: 0, args: type.args }
      : undefined
  }
  const value = path.segments.length === 1 ? scope.module.visible('values', last.name.name) : undefined
  if (value?.kind === 'variant')
    return { adt: value.adt, variant: value.variant, args: argumentsFor(body, value.adt.params, last, 'enum') }
  const owner = path.segments.length > 1 && typeEntryAt(scope, { ...path, segments: path.segments.slice(0, -1) })
  if (owner && owner.kind === 'alias') {
    const type = lowerType(scope, {
      kind: 'PathType',
      span: path.span,
      path: { ...path, segments: path.segments.slice(0, -1) },
    })
    if (type.kind !== 'adt') return undefined
    const variant = type.adt.variants.findIndex(({ name }) => name === last.name.name)
    return variant >= 0 ? { adt: type.adt, variant, args: type.args } : undefined
  }
  return undefined
}

function matchTupleStruct(
  body: Body,
  pattern: Extract<tree.Pattern, { kind: 'TupleStructPattern' }>,
  type: Type,
  mode: Mode,
  bindings: Bindings,
): void {
  const found = resolveVariant(body, pattern.path)
  const variant = found?.adt.variants[found.variant]
  const giveUp = () => pattern.items.forEach((item) => matchPattern(body, item, ERROR, mode, bindings))
  if (!found || !variant) {
    further().reportNoVariant(body, pattern.path, 'tuple struct/variant')
    return giveUp()
  }
  body.session.tables.paths.set(pattern, { kind: 'variant', ...found })
  if (variant.shape !== 'tuple') {
    const name = further().pathText(pattern.path)
    report(
      body,
      pattern.path.span,
      `expected tuple struct or tuple variant, found ${variant.shape === 'unit' ? 'unit' : 'struct'} ${found.adt.kind === 'enum' ? 'variant' : 'struct'} \`${name}\``,
      {
        label: 'not a tuple struct or tuple variant',
        help: variant.shape === 'unit' ? `write \`${name}\`` : `use struct pattern syntax: \`${name} { … }\``,
        code: variant.shape === 'unit' ? 'E0532' : 'E0769',
      },
    )
    return giveUp()
  }
  if (!unifyPattern(body, pattern, type, { kind: 'adt', adt: found.adt, args: found.args })) return giveUp()
  const { rest, count } = aroundRest(pattern.items)
  const { length } = variant.fields
  if (rest < 0 ? count !== length : count > length) {
    report(
      body,
      pattern.span,
      `this pattern has ${count} field${count === 1 ? '' : 's'}, but the corresponding tuple ${found.adt.kind === 'enum' ? 'variant' : 'struct'} has ${length} field${length === 1 ? '' : 's'}`,
      {
        label: `expected ${length} field${length === 1 ? '' : 's'}, found ${count}`,
        help:
          count < length
            ? 'use `_` for each field that is not needed, or `..` for all of them'
            : 'remove what is too much',
        code: 'E0023',
      },
    )
    return giveUp()
  }
  const substitution = substitutionOf(found.adt.params, found.args)
  const types = variant.fields.map((field) => body.solver.instantiate(field.type, substitution))
  matchItems(body, pattern.items, types, mode, bindings)
}
