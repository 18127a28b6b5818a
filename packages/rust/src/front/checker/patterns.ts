import { isRest } from '../checked/places'
import type * as tree from '../tree/tree'
import { ERROR, reference, tuple } from '../types/known'
import type { Type } from '../types/type'
import {
  aroundRest,
  bindName,
  matchLiteral,
  matchPath,
  matchRange,
  unifyPattern,
  type Binding,
  type Mode,
} from './patternParts'
import { counted } from '../diagnostics/diagnostic'
import { type Body, declareLocal, report, settled, shallow, text } from './body'
import { reportMismatch } from './mismatch'
import { checkConstructor, checkFieldName } from './fields'
import { namedVariant, pathText, reportNoPatternField } from './variantPaths'

export function checkPattern(body: Body, pattern: tree.Pattern, type: Type): void {
  const bindings: Binding['bindings'] = new Map()
  matchPattern(body, pattern, type, { mode: 'move', bindings })
  for (const local of bindings.values()) declareLocal(body, local)
}

function matchPattern(body: Body, pattern: tree.Pattern, expected: Type, how: Binding): void {
  const { tables } = body.session
  const known = settled(body, expected)
  if (isBound(body, pattern)) {
    tables.types.set(pattern, known)
    bindName(body, pattern, known, how)
    if (pattern.pattern) matchPattern(body, pattern.pattern, known, how)
    return
  }
  if (pattern.kind === 'OrPattern') {
    tables.types.set(pattern, known)
    return matchAlternatives(body, pattern, known, how)
  }
  const { type, mode, peeled } = looksThrough(body, pattern)
    ? peel(body, known, how)
    : { type: known, ...how, peeled: 0 }
  if (peeled > 0) tables.peeled.set(pattern, peeled)
  tables.types.set(pattern, type)
  matchPeeled(body, pattern, type, { ...how, mode })
}

function isBound(body: Body, pattern: tree.Pattern): pattern is tree.BindingPattern {
  if (pattern.kind !== 'BindingPattern') return false
  if (pattern.isRef || pattern.isMut || pattern.pattern) return true
  const entry = body.scope.module.visible('values', pattern.name.name)
  if (!entry || entry.kind === 'function') return true
  if (entry.kind === 'variant') return entry.adt.variants[entry.variant]?.shape !== 'unit'
  return entry.constant.isStatic
}

/** Whether a pattern looks through references, which those do that name a shape. */
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
      return pattern.kind === 'PathPattern' || !isConstantReference(body, pattern)
    default:
      return true
  }
}

function isConstantReference(body: Body, { name }: tree.BindingPattern): boolean {
  const entry = body.scope.module.visible('values', name.name)
  return entry?.kind === 'constant' && body.solver.normalize(entry.constant.type).kind === 'reference'
}

function peel(body: Body, type: Type, { mode }: Binding): { type: Type; mode: Mode; peeled: number } {
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

function matchPeeled(body: Body, pattern: tree.Pattern, type: Type, how: Binding): void {
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
      return matchReference(body, pattern, type, how)
    case 'TuplePattern':
      return matchTuple(body, pattern, type, how)
    case 'TupleStructPattern':
      return matchTupleStruct(body, pattern, type, how)
    case 'StructPattern':
      return matchStruct(body, pattern, type, how)
    case 'SlicePattern':
      return matchSlice(body, pattern, type, how)
  }
}

function matchItems(body: Body, items: readonly tree.Pattern[], types: readonly Type[], how: Binding): void {
  const rest = items.findIndex(isRest)
  items.forEach((item, i) => {
    if (i === rest) return
    const at = rest >= 0 && i > rest ? types.length - (items.length - i) : i
    matchPattern(body, item, types[at] ?? ERROR, how)
  })
}

function matchTuple(body: Body, pattern: tree.PatternOf<'TuplePattern'>, type: Type, how: Binding): void {
  const { rest, count } = aroundRest(body, pattern.items, 'tuple')
  const known = shallow(body, type)
  if (known.kind === 'tuple' && (rest < 0 ? known.items.length === count : known.items.length >= count))
    return matchItems(body, pattern.items, known.items, how)
  const fresh = Array.from({ length: count }, () => body.inference.fresh())
  const isFitting = rest < 0 ? unifyPattern(body, pattern, type, tuple(fresh)) : known.kind === 'error'
  if (!isFitting && rest >= 0) reportMismatch(body, { span: pattern.span }, type, tuple(fresh))
  matchItems(body, pattern.items, isFitting ? fresh : fresh.map(() => ERROR), how)
}

function matchTupleStruct(body: Body, pattern: tree.PatternOf<'TupleStructPattern'>, type: Type, how: Binding): void {
  const found = namedVariant(body, pattern, 'tuple struct or tuple variant')
  const giveUp = () => pattern.items.forEach((item) => matchPattern(body, item, ERROR, how))
  if (!found) return giveUp()
  const { adt, variant } = found
  const kind = adt.kind === 'enum' ? 'variant' : 'struct'
  if (variant.shape !== 'tuple') {
    const name = pathText(pattern.path)
    const isUnit = variant.shape === 'unit'
    const what = `${isUnit ? 'unit' : 'struct'} ${kind} \`${name}\``
    report(body, pattern.path.span, `expected tuple struct or tuple variant, found ${what}`, {
      label: 'not a tuple struct or tuple variant',
      help: isUnit ? `write \`${name}\`` : `use struct pattern syntax: \`${name} { … }\``,
      code: isUnit ? 'E0532' : 'E0769',
    })
    return giveUp()
  }
  checkConstructor(body, adt, pattern.path, 'pattern')
  if (!unifyPattern(body, pattern, type, found.type)) return giveUp()
  const { rest, count } = aroundRest(body, pattern.items, 'tuple struct')
  const { length } = variant.fields
  if (rest < 0 ? count !== length : count > length) {
    const [given, wanted] = [counted(count, 'field'), counted(length, 'field')]
    const message = `this pattern has ${given}, but the corresponding tuple ${kind} has ${wanted}`
    const rest = 'use `_` for each field that is not needed, or `..` for all of them'
    const help = count < length ? rest : 'remove the extra ones'
    report(body, pattern.span, message, { label: `expected ${wanted}, found ${count}`, help, code: 'E0023' })
    return giveUp()
  }
  matchItems(body, pattern.items, variant.fields.map(found.typeOf), how)
}

function matchAlternatives(body: Body, pattern: tree.PatternOf<'OrPattern'>, type: Type, how: Binding): void {
  const { bindings } = how
  const before = new Set(bindings.keys())
  const outer = body.alternative
  pattern.alternatives.forEach((alternative, i) => {
    const shared = new Set([...bindings.keys()].filter((name) => !before.has(name)))
    if (i > 0) body.alternative = new Set(shared)
    matchPattern(body, alternative, type, how)
    const missing = i > 0 ? [...(body.alternative ?? [])] : []
    const added = i > 0 ? [...bindings.keys()].filter((name) => !before.has(name) && !shared.has(name)) : []
    for (const name of [...missing, ...added]) {
      report(body, alternative.span, `variable \`${name}\` is not bound in all patterns`, {
        label: `pattern doesn't bind \`${name}\``,
        code: 'E0408',
      })
    }
    if (outer) body.alternative = outer
    else delete body.alternative
  })
}

function matchReference(body: Body, pattern: tree.PatternOf<'RefPattern'>, type: Type, how: Binding): void {
  if (how.mode !== 'move' && type.kind !== 'reference') {
    reportMismatch(body, { span: pattern.span }, type, reference(body.inference.fresh(), pattern.isMut))
    return matchPattern(body, pattern.target, ERROR, { ...how, mode: 'move' })
  }
  const target = body.inference.fresh()
  const isFitting = unifyPattern(body, pattern, type, reference(target, pattern.isMut))
  matchPattern(body, pattern.target, isFitting ? target : ERROR, { ...how, mode: 'move' })
}

function matchStruct(body: Body, pattern: tree.PatternOf<'StructPattern'>, type: Type, how: Binding): void {
  const found = namedVariant(body, pattern, 'struct, variant or union type')
  const giveUp = () => pattern.fields.forEach((field) => matchPattern(body, field.pattern, ERROR, how))
  if (!found) return giveUp()
  const { adt, variant, typeOf } = found
  if (!unifyPattern(body, pattern, type, found.type)) return giveUp()
  if (variant.shape === 'tuple' && pattern.fields.some(({ name }) => !/^\d/.test(name.name))) {
    report(body, pattern.span, `tuple variant \`${pathText(pattern.path)}\` written as struct variant`, {
      help: `use the tuple pattern syntax instead: \`${pathText(pattern.path)}(…)\``,
      code: 'E0769',
    })
    return giveUp()
  }
  const seen = new Set<string>()
  for (const field of pattern.fields) {
    const { name, span } = field.name
    const known = variant.fields.find((other) => other.name === name)
    if (!known) reportNoPatternField(body, field.name, pattern.path, adt, variant)
    else if (seen.has(name))
      report(body, span, `field \`${name}\` bound multiple times in the pattern`, {
        label: `multiple uses of \`${name}\` in pattern`,
        code: 'E0025',
      })
    else checkFieldName(body, adt, known, span)
    seen.add(name)
    matchPattern(body, field.pattern, known ? typeOf(known) : ERROR, how)
  }
  const missing = variant.fields.filter(({ name }) => !seen.has(name)).map(({ name }) => name)
  const isUnknown = pattern.fields.some(({ name }) => !variant.fields.some((other) => other.name === name.name))
  if (missing.length === 0 || pattern.hasRest || isUnknown) return
  const list = `field${missing.length === 1 ? '' : 's'} ${missing.map((name) => `\`${name}\``).join(', ')}`
  report(body, pattern.span, `pattern does not mention ${list}`, {
    label: `missing ${list}`,
    help: "if you don't care about the missing fields, write `..` at the end",
    code: 'E0027',
  })
}

function matchSlice(body: Body, pattern: tree.PatternOf<'SlicePattern'>, type: Type, how: Binding): void {
  const known = settled(body, type)
  if (known.kind !== 'array' && known.kind !== 'slice') {
    if (known.kind !== 'error')
      report(body, pattern.span, `expected an array or slice, found \`${text(body, known)}\``, {
        label: `pattern cannot match with input type \`${text(body, known)}\``,
        ...(known.kind === 'adt' && known.adt.name === 'Vec' ? { help: 'consider slicing here: `[..]`' } : {}),
        code: 'E0529',
      })
    for (const item of pattern.items) matchPattern(body, item, ERROR, how)
    return
  }
  const { rest, count } = aroundRest(body, pattern.items, 'slice')
  const length = known.kind === 'array' ? shallow(body, known.length) : undefined
  if (length?.kind === 'length' && (rest < 0 ? length.value !== count : length.value < count)) {
    const required = `${rest < 0 ? '' : 'at least '}${counted(count, 'element')}`
    report(body, pattern.span, `pattern requires ${required} but array has ${length.value}`, {
      label: `expected ${counted(length.value, 'element')}`,
      code: rest < 0 ? 'E0527' : 'E0528',
    })
  }
  if (length?.kind === 'variable' && rest < 0) body.inference.unify(length, { kind: 'length', value: count })
  const others: Type =
    known.kind === 'slice' || length?.kind !== 'length'
      ? { kind: 'slice', item: known.item }
      : { kind: 'array', item: known.item, length: { kind: 'length', value: Math.max(0, length.value - count) } }
  pattern.items.forEach((item, i) => {
    if (i !== rest) matchPattern(body, item, known.item, how)
    else if (item.kind === 'BindingPattern') {
      body.session.tables.types.set(item, others)
      bindName(body, item, others, how)
    }
  })
}
