import { replacement } from '../diagnostics/diagnostic'
import { traitAdvice } from '../traits/bounds'
import type * as tree from '../tree/tree'
import { BOOL } from '../types/known'
import type { Type } from '../types/type'
import { type Body, demand, hasError, report, settle, settled, shallow, text } from './body'
import { coerce } from './coerce'
import { operandAdvice, operandText, reportMismatch, shortText } from './mismatch'
import type { Binary } from './operators'
import { checkExpression } from './expressions'

const COMPARISONS: Record<tree.ComparisonOperator, [trait: string, method: string]> = {
  '==': ['PartialEq', 'eq'],
  '!=': ['PartialEq', 'ne'],
  '<': ['PartialOrd', 'lt'],
  '<=': ['PartialOrd', 'le'],
  '>': ['PartialOrd', 'gt'],
  '>=': ['PartialOrd', 'ge'],
}

export function isComparison(operator: tree.BinaryOperator): operator is tree.ComparisonOperator {
  return operator in COMPARISONS
}

export function checkComparison(body: Body, expr: Binary, operator: tree.ComparisonOperator): Type {
  const left = settled(body, checkExpression(body, expr.left))
  if (left.kind === 'error') {
    checkExpression(body, expr.right)
    return BOOL
  }
  const [traitName, method] = COMPARISONS[operator]
  const trait = body.session.world.trait(traitName)
  if (left.kind === 'variable' && left.variable.kind !== 'general') return compareLiteral(body, expr, left)
  const right = body.inference.fresh()
  const bound = trait && { trait, args: [left, right], bindings: [] }
  const verdict = bound ? body.solver.evaluate(bound) : 'yes'
  if (bound && verdict === 'no' && left.kind !== 'never') {
    const other = checkExpression(body, expr.right)
    return refuseComparison(body, expr, left, other)
  }
  if (bound) demand(body, { bound, span: expr.span, explain: () => incomparable(body, expr, left, right) })
  checkOther(body, expr, right)
  if (verdict === 'maybe') settle(body)
  const item = trait?.functions.get(method)
  if (item) body.session.tables.callees.set(expr, { item, args: [left, right] })
  return BOOL
}

/** The right operand gets the type that the left one compares with. */
function checkOther(body: Body, expr: Binary, wanted: Type): void {
  const found = checkExpression(body, expr.right, wanted)
  if (coerce(body, expr.right, found, wanted)) return
  const known = shallow(body, wanted)
  const isReference = known.kind === 'reference' && settled(body, found).kind !== 'reference'
  reportMismatch(body, expr.right, wanted, found, {
    ...(isReference && {
      help: `consider dereferencing the borrow: \`*${shortText(expr.left) ?? '…'}\``,
      fix: replacement(expr.left.span, `*${operandText(body, expr.left)}`),
    }),
    ...operandAdvice(body, expr, wanted, found),
  })
}

/** `1 == x`: the literal takes the type of the other operand. */
function compareLiteral(body: Body, expr: Binary, left: Type): Type {
  const right = settled(body, checkExpression(body, expr.right, left))
  if (right.kind === 'never') return BOOL
  if (body.inference.unify(left, right)) return BOOL
  const diagnostic = incomparable(body, expr, left, right)
  if (diagnostic) body.session.report(diagnostic)
  return BOOL
}

function incomparable(body: Body, expr: Binary, left: Type, right: Type) {
  const [l, r] = [body.inference.resolve(left), body.inference.resolve(right)]
  if (hasError(l) || hasError(r)) return undefined
  return {
    span: expr.operatorSpan,
    message: `can't compare \`${text(body, l)}\` with \`${text(body, r)}\``,
    label: `no implementation for \`${text(body, l)} ${expr.operator} ${text(body, r)}\``,
    ...(r.kind === 'reference' &&
      l.kind !== 'reference' && {
        help: 'consider dereferencing here: `*…`',
        fix: replacement(expr.right.span, `*${operandText(body, expr.right)}`),
      }),
    code: 'E0277',
  }
}

function refuseComparison(body: Body, expr: Binary, left: Type, right: Type): Type {
  if (hasError(body.inference.resolve(right))) return BOOL
  const known = shallow(body, left)
  const needed = expr.operator === '==' || expr.operator === '!=' ? 'PartialEq' : 'PartialOrd'
  const help = traitAdvice(known, needed, needed === 'PartialEq' ? needed : 'PartialEq, PartialOrd')
  const message = `binary operation \`${expr.operator}\` cannot be applied to type \`${text(body, left)}\``
  report(body, expr.operatorSpan, message, { ...(help && { help }), code: 'E0369' })
  return BOOL
}
