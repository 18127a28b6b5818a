import { isPlace } from '../front/checker/places'
import type { Expr, ExprOf, Pattern } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body, Located } from './body'
import { behindMoves, declaredTemporary, movesOf, scoped } from './endings'
import { isPlain } from './layout'
import { takeable } from './movingPatterns'
import { pattern as lowered } from './patterns'
import { inSlot } from './places'

/** What is run before patterns are tried, and the place that they look at. */
export function scrutinee(
  node: Expr,
  patterns: readonly Pattern[],
  body: Body,
): { scrutinee: ir.Scrutinee; located: Located } {
  const slot = body.newSlot()
  if (!isPlace(node)) {
    const value = body.expression(node)
    const located = inSlot(body.adjustedTypeOf(node), slot)
    declaredTemporary(node, slot, located.type, body)
    return { scrutinee: { slot, value, isPlain: isPlain(located.type) }, located }
  }
  const isMutable = patterns.some((pattern) => bindsMutably(pattern, body))
  const { type, place } = body.place(node, isMutable)
  const looked = { slot, place, borrows: isMutable && isPlain(type), isPlain: isPlain(type) }
  return { scrutinee: looked, located: inSlot(type, slot) }
}

/** Whether a name of the pattern becomes a `&mut` to what the pattern looks at. */
function bindsMutably(pattern: Pattern, body: Body): boolean {
  switch (pattern.kind) {
    case 'BindingPattern':
      return (
        body.checked.locals.get(pattern)?.mode === 'mutable' ||
        (pattern.pattern !== undefined && bindsMutably(pattern.pattern, body))
      )
    case 'TuplePattern':
    case 'TupleStructPattern':
    case 'SlicePattern':
      return pattern.items.some((item) => bindsMutably(item, body))
    case 'StructPattern':
      return pattern.fields.some((field) => bindsMutably(field.pattern, body))
    case 'OrPattern':
      return pattern.alternatives.some((alternative) => bindsMutably(alternative, body))
    case 'RefPattern':
      return bindsMutably(pattern.target, body)
    default:
      return false
  }
}

/** `match`: the first arm that fits. */
export function matched(node: ExprOf<'Match'>, body: Body): ir.Expr {
  const patterns = node.arms.map(({ pattern }) => pattern)
  const looked = scrutinee(node.scrutinee, patterns, body)
  const arms = node.arms.map((arm) => loweredArm(arm, looked.located, body))
  const tests = arms.map(({ pattern }) => pattern)
  return { op: 'match', scrutinee: takeable(looked.scrutinee, tests, body), arms }
}

function loweredArm({ pattern, guard, body: result }: ExprOf<'Match'>['arms'][number], located: Located, body: Body) {
  let test: ir.Pattern = { is: 'any' }
  let asked: ir.Expr | undefined
  const run = scoped(body, () => {
    test = lowered(pattern, located, body)
    const moves = movesOf(body)
    asked = guard && scoped(body, () => body.expression(guard), 'temporaries')
    return behindMoves(moves, body.expression(result))
  })
  return { pattern: test, guard: asked, body: run }
}

/** `matches!(value, pattern if guard)`. */
export function matches(node: ExprOf<'MatchesCall'>, body: Body): ir.Expr {
  const looked = scrutinee(node.scrutinee, [node.pattern], body)
  const test = lowered(node.pattern, looked.located, body)
  const guard = node.guard && body.expression(node.guard)
  return { op: 'matches', scrutinee: looked.scrutinee, pattern: test, guard }
}
