import type * as tree from '../tree/tree'
import type { ValueEntry } from '../items/module'
import { reference } from '../types/known'
import type { Type } from '../types/type'
import { type Body, report, shallow } from './body'
import type { Local } from '../checked/checked'
import { isRest } from '../checked/places'
import { reportMismatch } from './mismatch'
import { resolveValue } from './paths'
import { pathText } from './variantPaths'
import { checkExpression } from './expressions'

/** How a binding takes its value. */
export type Mode = 'move' | 'shared' | 'mutable'

/** How the bindings of a pattern take their values, and those declared so far. */
export type Binding = { mode: Mode; bindings: Map<string, Local> }

/** Declares a binding; alternatives of `|` must agree on its type. */
export function bindName(body: Body, pattern: tree.BindingPattern, type: Type, { mode, bindings }: Binding): void {
  const { name, span, mark } = pattern.name
  const key = mark ? `${name}#${mark.id}` : name
  const taken = body.scope.module.visible('values', name)
  if (taken && taken.kind !== 'function') reportShadowed(body, pattern.name, taken)
  const by: Mode = pattern.isRef ? (pattern.isMut ? 'mutable' : 'shared') : pattern.isMut ? 'move' : mode
  const own = by === 'move' ? type : reference(type, by === 'mutable')
  const before = bindings.get(key)
  if (before && body.alternative?.has(key)) {
    body.session.tables.locals.set(pattern, before)
    if (!body.inference.unify(before.type, own)) reportMismatch(body, { span }, before.type, own)
    body.alternative.delete(key)
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
    bindings.set(key, local)
    body.session.tables.locals.set(pattern, local)
  }
}

function reportShadowed(body: Body, { name, span }: tree.Ident, taken: ValueEntry): void {
  const isStatic = taken.kind === 'constant' && taken.constant.isStatic
  const isTuple = taken.kind === 'variant' && taken.adt.variants[taken.variant]?.shape === 'tuple'
  if (!isStatic && !isTuple) return
  const what = isStatic
    ? 'static'
    : `tuple ${taken.kind === 'variant' && taken.adt.kind === 'enum' ? 'variant' : 'struct'}`
  report(body, span, `match bindings cannot shadow ${what}s`, {
    label: `cannot be named the same as a ${what}`,
    help: isStatic ? 'compare with `==`, or make it a `const`' : `write its fields: \`${name}(…)\``,
    code: 'E0530',
  })
}

export function unifyPattern(body: Body, pattern: tree.Pattern, expected: Type, found: Type): boolean {
  if (body.inference.unify(expected, found)) return true
  reportMismatch(body, { span: pattern.span }, expected, found)
  return false
}

export function matchLiteral(body: Body, pattern: tree.PatternOf<'LiteralPattern'>, type: Type): void {
  const found = checkExpression(body, pattern.value, type)
  const known = shallow(body, type)
  const isBytes = pattern.value.kind === 'ByteStrLit' && known.kind === 'reference'
  if (!isBytes) unifyPattern(body, pattern, type, found)
}

export function matchRange(body: Body, pattern: tree.PatternOf<'RangePattern'>, type: Type): void {
  if (pattern.from?.kind === 'StrLit' || pattern.to?.kind === 'StrLit')
    return report(body, pattern.span, 'only `char` and numeric types are allowed in range patterns', {
      help: 'compare with `>=` and `<=` in an `if` guard',
      code: 'E0029',
    })
  checkOrder(body, pattern)
  for (const end of [pattern.from, pattern.to]) {
    if (!end) continue
    const found = checkExpression(body, end, type)
    if (!body.inference.unify(type, found)) reportMismatch(body, end, type, found)
  }
}

function checkOrder(body: Body, { from, to, isInclusive }: tree.PatternOf<'RangePattern'>): void {
  const [low, high] = [from, to].map((end) => end && literalNumber(end))
  if (!from || low === undefined || high === undefined || low < high || (isInclusive && low === high)) return
  const relation = isInclusive ? 'less than or equal to' : 'less than'
  report(body, from.span, `lower bound for range pattern must be ${relation} upper bound`, {
    label: 'lower bound larger than upper bound',
    help: 'write the smaller one first',
    code: isInclusive ? 'E0030' : 'E0579',
  })
}

function literalNumber(expr: tree.Expr): number | bigint | undefined {
  if (expr.kind === 'IntLit' || expr.kind === 'FloatLit' || expr.kind === 'ByteLit') return expr.value
  if (expr.kind === 'CharLit') return expr.value.codePointAt(0)
  const positive = expr.kind === 'Unary' && expr.operator === '-' ? literalNumber(expr.operand) : undefined
  return positive === undefined ? undefined : -positive
}

export function matchPath(body: Body, pattern: tree.Pattern, path: tree.Path, type: Type): void {
  const found = resolveValue(body, path)
  if (!found) return
  const { resolution } = found
  if (resolution.kind === 'function') {
    const { constructs } = resolution.callee.item
    const name = pathText(path)
    const kind = constructs ? `tuple ${constructs.adt.kind === 'enum' ? 'variant' : 'struct'}` : 'function'
    return report(body, path.span, `expected unit struct, unit variant or constant, found ${kind} \`${name}\``, {
      label: 'not a unit struct, unit variant or constant',
      ...(constructs && { help: `use the tuple pattern syntax instead: \`${name}(…)\`` }),
      code: constructs ? 'E0532' : 'E0533',
    })
  }
  body.session.tables.paths.set(pattern, resolution)
  unifyPattern(body, pattern, type, found.type)
}

/** The items before and after `..`; reports a second `..`. */
export function aroundRest(body: Body, items: readonly tree.Pattern[], what: 'tuple' | 'tuple struct' | 'slice') {
  const [first, second] = items.filter(isRest)
  if (second)
    report(body, second.span, `\`..\` can only be used once per ${what} pattern`, {
      label: `can only be used once per ${what} pattern`,
      help: 'write `_` for each element in between',
    })
  return { rest: first ? items.indexOf(first) : -1, count: items.length - (first ? 1 : 0) }
}
