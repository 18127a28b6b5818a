import type * as tree from '../tree/tree'
import { isInteger, isNumber, isScalar } from '../types/known'
import type { Type } from '../types/type'
import { derefOnce } from './autoderef'
import { type Body, demand, failed, settled, shallow, text } from './body'
import { dereference } from './operands'
import { behindReference } from './casts'

/** `-x`, `!x` and `*x`. */
export function checkUnary(body: Body, expr: tree.ExprOf<'Unary'>, expected: Type | undefined): Type {
  if (expr.operator === '*') return checkDereference(body, expr)
  // A minus before a minus does not count: `-(-128)` is no i8.
  if (expr.operator === '-' && !body.session.negated.has(expr)) body.session.negated.add(expr.operand)
  const operand = settled(body, body.expression(body, expr.operand, expected))
  if (operand.kind === 'error' || operand.kind === 'never') return operand
  const plain = behindReference(body, operand)
  const isNegation = expr.operator === '-'
  if (isNegation ? isNumber(plain) : isInteger(plain) || isScalar(plain, 'bool')) {
    if (isNegation && plain.kind === 'scalar' && plain.name.startsWith('u')) return refuseUnary(body, expr, operand)
    if (isNegation && plain.kind === 'variable') body.later.push(() => checkSign(body, expr, shallow(body, plain)))
    dereference(body, expr.operand, operand, plain)
    return plain
  }
  const trait = body.session.world.trait(isNegation ? 'Neg' : 'Not')
  if (!trait) return operand
  const output = body.inference.fresh()
  const bound = { trait, args: [operand], bindings: [{ name: 'Output', type: output }] }
  if (body.solver.evaluate(bound) === 'no') return refuseUnary(body, expr, operand)
  demand(body, { bound, span: expr.span, explain: () => unarySign(body, expr, operand) })
  const item = trait.functions.get(isNegation ? 'neg' : 'not')
  if (item) body.session.tables.callees.set(expr, { item, args: [operand] })
  return settled(body, output)
}

/** A literal that was open when its minus was read and turned out to have no sign. */
function checkSign(body: Body, expr: tree.ExprOf<'Unary'>, type: Type): void {
  if (type.kind === 'scalar' && type.name.startsWith('u')) body.session.report(unarySign(body, expr, type))
}

function checkDereference(body: Body, expr: tree.ExprOf<'Unary'>): Type {
  const operand = settled(body, body.expression(body, expr.operand))
  if (operand.kind === 'error' || operand.kind === 'never') return operand
  const step = derefOnce(body, operand)
  if (step?.kind === 'overloadedDeref') body.session.tables.callees.set(expr, step.callee)
  if (step) return step.type
  return failed(body, expr.span, `type \`${text(body, operand)}\` cannot be dereferenced`, {
    label: "can't be dereferenced",
    help: 'remove the `*`',
    code: 'E0614',
  })
}

function refuseUnary(body: Body, expr: tree.ExprOf<'Unary'>, operand: Type): Type {
  const name = text(body, operand)
  const isUnsigned = operand.kind === 'scalar' && operand.name.startsWith('u')
  return failed(body, expr.span, `cannot apply unary operator \`${expr.operator}\` to type \`${name}\``, {
    label: `cannot apply unary operator \`${expr.operator}\``,
    ...(isUnsigned && expr.operator === '-'
      ? { help: 'unsigned values cannot be negated: use a type with a sign, such as `i32`' }
      : {}),
    code: 'E0600',
  })
}

function unarySign(body: Body, expr: tree.ExprOf<'Unary'>, type: Type) {
  const name = text(body, type)
  return {
    span: expr.span,
    message: `the trait bound \`${name}: Neg\` is not satisfied`,
    label: `the trait \`Neg\` is not implemented for \`${name}\``,
    help: 'a type with a sign has negative values: `i32`',
    code: 'E0277',
  }
}
