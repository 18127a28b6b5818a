import { reportMismatch } from './mismatch'
import { reportNoVariant, reportNoPatternField } from './patternFaults'
import { type Body, report, settled, text, shallow } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { type Mode, type Bindings, matchPattern, unifyPattern, resolveVariant, bindName } from './patterns'
import { reference, ERROR } from '../types/known'
import { substitutionOf } from '../types/substitute'

export function matchAlternatives(
  body: Body,
  pattern: Extract<tree.Pattern, { kind: 'OrPattern' }>,
  type: Type,
  mode: Mode,
  bindings: Bindings,
): void {
  const before = new Set(bindings.keys())
  const outer = body.alternative
  pattern.alternatives.forEach((alternative, i) => {
    const shared = new Set([...bindings.keys()].filter((name) => !before.has(name)))
    if (i > 0) body.alternative = new Set(shared)
    matchPattern(body, alternative, type, mode, bindings)
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

export function matchReference(
  body: Body,
  pattern: Extract<tree.Pattern, { kind: 'RefPattern' }>,
  type: Type,
  mode: Mode,
  bindings: Bindings,
): void {
  if (mode !== 'move' && type.kind !== 'reference') {
    reportMismatch(body, { span: pattern.span }, type, reference(body.inference.fresh(), pattern.isMut))
    return matchPattern(body, pattern.target, ERROR, 'move', bindings)
  }
  const target = body.inference.fresh()
  const isFitting = unifyPattern(body, pattern, type, reference(target, pattern.isMut))
  matchPattern(body, pattern.target, isFitting ? target : ERROR, 'move', bindings)
}

export function matchStruct(
  body: Body,
  pattern: Extract<tree.Pattern, { kind: 'StructPattern' }>,
  type: Type,
  mode: Mode,
  bindings: Bindings,
): void {
  const found = resolveVariant(body, pattern.path)
  const variant = found?.adt.variants[found.variant]
  const giveUp = () => pattern.fields.forEach((field) => matchPattern(body, field.pattern, ERROR, mode, bindings))
  if (!found || !variant) {
    reportNoVariant(body, pattern.path, 'struct, variant or union type')
    return giveUp()
  }
  body.session.tables.paths.set(pattern, { kind: 'variant', ...found })
  if (!unifyPattern(body, pattern, type, { kind: 'adt', adt: found.adt, args: found.args })) return giveUp()
  const substitution = substitutionOf(found.adt.params, found.args)
  const seen = new Set<string>()
  for (const field of pattern.fields) {
    const { name, span } = field.name
    const known = variant.fields.find((other) => other.name === name)
    if (!known)
      reportNoPatternField(
        body,
        span,
        name,
        pattern.path,
        variant.fields.map((other) => other.name),
      )
    else if (seen.has(name))
      report(body, span, `field \`${name}\` bound multiple times in the pattern`, {
        label: `multiple uses of \`${name}\` in pattern`,
        code: 'E0025',
      })
    seen.add(name)
    matchPattern(body, field.pattern, known ? body.solver.instantiate(known.type, substitution) : ERROR, mode, bindings)
  }
  const missing = variant.fields.filter(({ name }) => !seen.has(name)).map(({ name }) => name)
  if (missing.length === 0 || pattern.hasRest) return
  const list = missing.map((name) => `\`${name}\``).join(', ')
  report(body, pattern.span, `pattern does not mention field${missing.length === 1 ? '' : 's'} ${list}`, {
    label: `missing field${missing.length === 1 ? '' : 's'} ${list}`,
    help: "if you don't care about the missing fields, write `..` at the end",
    code: 'E0027',
  })
}

export function matchSlice(
  body: Body,
  pattern: Extract<tree.Pattern, { kind: 'SlicePattern' }>,
  type: Type,
  mode: Mode,
  bindings: Bindings,
): void {
  const known = settled(body, type)
  if (known.kind !== 'array' && known.kind !== 'slice') {
    if (known.kind !== 'error')
      report(body, pattern.span, `expected an array or slice, found \`${text(body, known)}\``, {
        label: `pattern cannot match with input type \`${text(body, known)}\``,
        ...(known.kind === 'adt' && known.adt.name === 'Vec' ? { help: 'consider slicing here: `[..]`' } : {}),
        code: 'E0529',
      })
    for (const item of pattern.items) matchPattern(body, item, ERROR, mode, bindings)
    return
  }
  const isRest = (item: tree.Pattern) =>
    item.kind === 'RestPattern' || (item.kind === 'BindingPattern' && item.pattern?.kind === 'RestPattern')
  const rest = pattern.items.findIndex(isRest)
  const count = rest < 0 ? pattern.items.length : pattern.items.length - 1
  const length = known.kind === 'array' ? shallow(body, known.length) : undefined
  if (length?.kind === 'length' && (rest < 0 ? length.value !== count : length.value < count)) {
    report(
      body,
      pattern.span,
      `pattern requires ${rest < 0 ? '' : 'at least '}${count} element${count === 1 ? '' : 's'} but array has ${length.value}`,
      {
        label: `expected ${length.value} element${length.value === 1 ? '' : 's'}`,
        code: rest < 0 ? 'E0527' : 'E0528',
      },
    )
  }
  if (length?.kind === 'variable' && rest < 0) body.inference.unify(length, { kind: 'length', value: count })
  const others: Type =
    known.kind === 'slice' || length?.kind !== 'length'
      ? { kind: 'slice', item: known.item }
      : { kind: 'array', item: known.item, length: { kind: 'length', value: Math.max(0, length.value - count) } }
  pattern.items.forEach((item, i) => {
    if (i !== rest) matchPattern(body, item, known.item, mode, bindings)
    else if (item.kind === 'BindingPattern') {
      body.session.tables.types.set(item, others)
      bindName(body, item, others, mode, bindings)
    }
  })
}
