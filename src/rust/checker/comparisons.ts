import { further } from '../further/further'
import type * as tree from '../tree/tree'
import { BOOL } from '../types/known'
import type { Type } from '../types/type'
import { demand, settle, settled, shallow, type Body } from './body'
import { coerce } from './coerce'
import type { Binary } from './operands'

const COMPARISONS: Record<tree.ComparisonOperator, [trait: string, method: string]> = {
  '==': ['PartialEq', 'eq'],
  '!=': ['PartialEq', 'ne'],
  '<': ['PartialOrd', 'lt'],
  '<=': ['PartialOrd', 'le'],
  '>': ['PartialOrd', 'gt'],
  '>=': ['PartialOrd', 'ge'],
}

/** Whether an operator compares. */
export function isComparison(operator: tree.BinaryOperator): operator is tree.ComparisonOperator {
  return operator in COMPARISONS
}

/** The type of `a == b` and its kin is bool; both sides have to be comparable. */
export function checkComparison(body: Body, expr: Binary, operator: tree.ComparisonOperator): Type {
  const left = settled(body, body.expression(body, expr.left))
  if (left.kind === 'error') {
    body.expression(body, expr.right)
    return BOOL
  }
  const [traitName, method] = COMPARISONS[operator]
  const trait = body.session.world.trait(traitName)
  if (left.kind === 'variable' && left.variable.kind !== 'general') return compareLiteral(body, expr, left)
  const right = body.inference.fresh()
  const bound = trait && { trait, args: [left, right], bindings: [] }
  const verdict = bound ? body.solver.evaluate(bound) : 'yes'
  if (bound && verdict === 'no' && left.kind !== 'never') {
    const other = body.expression(body, expr.right)
    return further().refuseComparison(body, expr, left, other)
  }
  if (bound) demand(body, { bound, span: expr.span, explain: () => further().incomparable(body, expr, left, right) })
  checkOther(body, expr, right)
  if (verdict === 'maybe') settle(body)
  const item = trait?.functions.get(method)
  if (item) body.session.tables.callees.set(expr, { item, args: [left, right] })
  return BOOL
}

/** The right side of a comparison has the type that the left side can be compared with. */
function checkOther(body: Body, expr: Binary, wanted: Type): void {
  const found = body.expression(body, expr.right, wanted)
  if (coerce(body, expr.right, found, wanted)) return
  const known = shallow(body, wanted)
  const isReference = known.kind === 'reference' && settled(body, found).kind !== 'reference'
  further().reportMismatch(body, expr.right, wanted, found, {
    ...(isReference
      ? { help: `consider dereferencing the borrow: \`*${further().shortText(expr.left) ?? '…'}\`` }
      : {}),
  })
}

/** `1 == x`: the open literal takes the type of the other side. */
function compareLiteral(body: Body, expr: Binary, left: Type): Type {
  const right = settled(body, body.expression(body, expr.right, left))
  if (right.kind === 'never') return BOOL
  if (body.inference.unify(left, right)) return BOOL
  const diagnostic = further().incomparable(body, expr, left, right)
  if (diagnostic) body.session.report(diagnostic)
  return BOOL
}

// Arithmetic
