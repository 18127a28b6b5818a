import { unmetBound } from './unmetBound'
import { type Body, demand, report, shallow } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { itemHint } from './aggregates'
import { checkCoerced, coerce } from './coerce'
import { USIZE } from '../types/known'

/** `[x; n]`. */
export function checkRepeat(body: Body, expr: tree.ExprOf<'Repeat'>, expected: Type | undefined): Type {
  const hint = itemHint(body, expected)
  const item = repeated(body, expr.item, hint)
  checkLength(body, expr.length)
  const length = body.session.lengthOf(expr.length, body.scope)
  const isOne = length.kind === 'length' && length.value <= 1
  const isConst =
    (expr.item.kind === 'PathExpr' && body.session.tables.paths.get(expr.item)?.kind === 'constant') ||
    (expr.item.kind === 'Block' && body.session.text.startsWith('const', expr.item.span.start))
  const copy = body.session.world.trait('Copy')
  if (copy && !isOne && !isConst)
    demand(body, {
      bound: { trait: copy, args: [item], bindings: [] },
      span: expr.item.span,
      explain: (bound) => ({
        ...unmetBound(body, bound, expr.item.span),
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
