import type * as tree from '../tree/tree'
import { ERROR, adtOf, reference, tuple } from '../types/known'
import type { Type } from '../types/type'
import { report, shallow, type Body } from './body'
import { staticBelow } from './places'
import { Branches } from './branches'
import { checkCoerced } from './coerce'
import { reportMismatch } from './mismatch'

/** `(a, b)`. */
export function checkTuple(body: Body, expr: tree.ExprOf<'Tuple'>, expected: Type | undefined): Type {
  const wanted = expected && shallow(body, expected)
  const parts = wanted?.kind === 'tuple' && wanted.items.length === expr.items.length ? wanted.items : undefined
  return tuple(
    expr.items.map((item, i) => {
      const part = parts?.[i]
      if (part && shallow(body, part).kind !== 'variable') {
        checkCoerced(body, item, part)
        return part
      }
      return body.expression(body, item, part)
    }),
  )
}

/** `[a, b]`: the items join like branches. */
export function checkArray(
  body: Body,
  items: readonly tree.Expr[],
  expected: Type | undefined,
): { item: Type; length: number } {
  const wanted = itemHint(body, expected)
  const branches = new Branches(body, wanted)
  for (const item of items) {
    const found = body.expression(body, item, wanted ?? hintOf(branches))
    if (!branches.add(item, found)) reportMismatch(body, item, branches.result, found)
  }
  const item = branches.result
  return { item: item.kind === 'never' ? (wanted ?? body.inference.fresh()) : item, length: items.length }
}

function hintOf(branches: Branches): Type | undefined {
  return branches.result.kind === 'never' ? undefined : branches.result
}

/** The type that the items of an array or `vec!` are expected to have, if something expects one. */
export function itemHint(body: Body, expected: Type | undefined): Type | undefined {
  const wanted = expected && shallow(body, expected)
  if (wanted?.kind === 'array' || wanted?.kind === 'slice') return wanted.item
  if (wanted?.kind === 'adt' && wanted.adt.name === 'Vec' && !wanted.adt.isOwn) return wanted.args[0]
  return undefined
}

/** `a..b` in all its forms. */
export function checkRange(body: Body, expr: tree.ExprOf<'Range'>, expected: Type | undefined): Type {
  const { from, to, isInclusive } = expr
  const name = from
    ? to
      ? isInclusive
        ? 'RangeInclusive'
        : 'Range'
      : 'RangeFrom'
    : to
      ? isInclusive
        ? 'RangeToInclusive'
        : 'RangeTo'
      : 'RangeFull'
  const adt = body.session.world.adt(name)
  const wanted = expected && shallow(body, expected)
  const hint = wanted?.kind === 'adt' && wanted.adt === adt ? wanted.args[0] : undefined
  const branches = new Branches(body, hint)
  for (const end of [from, to]) {
    if (!end) continue
    const found = body.expression(body, end, hint ?? hintOf(branches))
    if (!branches.add(end, found)) reportMismatch(body, end, branches.result, found)
  }
  if (!adt) return ERROR
  return adtOf(adt, adt.params.length > 0 ? [branches.result] : [])
}

/** `&x`, `&mut x`. */
export function checkReference(body: Body, expr: tree.ExprOf<'Ref'>, expected: Type | undefined): Type {
  const wanted = expected && shallow(body, expected)
  const hint = wanted?.kind === 'reference' ? wanted.target : undefined
  const found = body.expression(body, expr.operand, hint)
  const fixed = expr.isMut ? staticBelow(body, expr.operand) : undefined
  if (fixed !== undefined)
    report(body, expr.span, `cannot borrow immutable static item \`${fixed}\` as mutable`, {
      label: 'cannot borrow as mutable',
      help: 'keep what changes in the state',
      code: 'E0596',
    })
  return reference(shallow(body, found), expr.isMut)
}
