import { further } from '../further/further'
import type * as tree from '../tree/tree'
import { ERROR, USIZE, adtOf, reference, tuple } from '../types/known'
import type { Type } from '../types/type'
import { demand, report, shallow, type Body } from './body'
import { Branches } from './branches'
import { checkCoerced, coerce } from './coerce'

/** `(a, b)`. */
export function checkTuple(body: Body, expr: Extract<tree.Expr, { kind: 'Tuple' }>, expected: Type | undefined): Type {
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
    if (!branches.add(item, found)) further().reportMismatch(body, item, branches.result, found)
  }
  const item = branches.result
  return { item: item.kind === 'never' ? (wanted ?? body.inference.fresh()) : item, length: items.length }
}

function hintOf(branches: Branches): Type | undefined {
  return branches.result.kind === 'never' ? undefined : branches.result
}

function itemHint(body: Body, expected: Type | undefined): Type | undefined {
  const wanted = expected && shallow(body, expected)
  if (wanted?.kind === 'array' || wanted?.kind === 'slice') return wanted.item
  if (wanted?.kind === 'adt' && wanted.adt.name === 'Vec' && !wanted.adt.isOwn) return wanted.args[0]
  return undefined
}

/** `[x; n]`. */
export function checkRepeat(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Repeat' }>,
  expected: Type | undefined,
): Type {
  const hint = itemHint(body, expected)
  const item = repeated(body, expr.item, hint)
  checkLength(body, expr.length)
  const length = body.session.lengthOf(expr.length, body.scope)
  const isOne = length.kind === 'length' && length.value <= 1
  const isConst = expr.item.kind === 'PathExpr' && body.session.tables.paths.get(expr.item)?.kind === 'constant'
  const copy = body.session.world.trait('Copy')
  if (copy && !isOne && !isConst)
    demand(body, {
      bound: { trait: copy, args: [item], bindings: [] },
      span: expr.item.span,
      explain: (bound) => ({
        ...further().unmetBound(body, bound, expr.item.span),
        help: 'write `vec![…; n]`, or `std::array::from_fn(|_| …)`',
      }),
    })
  return { kind: 'array', item, length }
}

/** The length of an array has to be known before the program runs. */
function checkLength(body: Body, length: tree.Expr): void {
  checkCoerced(body, length, USIZE)
  if (length.kind !== 'PathExpr' || body.session.tables.paths.get(length)?.kind !== 'local') return
  report(body, length.span, 'attempt to use a non-constant value in a constant', {
    label: 'non-constant value',
    help: 'consider using `const` instead of `let`, or `vec![…; n]`',
    code: 'E0435',
  })
}

/** The item of `[x; n]` and `vec![x; n]`, coerced to what the place expects. */
export function repeated(body: Body, item: tree.Expr, hint: Type | undefined): Type {
  const found = body.expression(body, item, hint)
  return hint && shallow(body, hint).kind !== 'variable' && coerce(body, item, found, hint) ? hint : found
}

/** `a..b` in all its forms. */
export function checkRange(body: Body, expr: Extract<tree.Expr, { kind: 'Range' }>, expected: Type | undefined): Type {
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
    if (!branches.add(end, found)) further().reportMismatch(body, end, branches.result, found)
  }
  if (!adt) return ERROR
  return adtOf(adt, adt.params.length > 0 ? [branches.result] : [])
}

/** `&x`, `&mut x`. */
export function checkReference(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Ref' }>,
  expected: Type | undefined,
): Type {
  const wanted = expected && shallow(body, expected)
  const hint = wanted?.kind === 'reference' ? wanted.target : undefined
  const found = body.expression(body, expr.operand, hint)
  return reference(shallow(body, found), expr.isMut)
}
