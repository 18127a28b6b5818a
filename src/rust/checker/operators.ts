import { further } from '../further/further'
import type * as tree from '../tree/tree'
import { BOOL, ERROR, NEVER, UNIT, isInteger, isNumber, isScalar } from '../types/known'
import type { TraitItem, Type } from '../types/type'
import { demand, hasError, settled, type Body } from './body'
import { checkCoerced } from './coerce'
import { isComparison, checkComparison } from './comparisons'
import { dereference, type Binary, type Compound } from './operands'
import { isPlace } from './places'
import { behindReference } from './references'

export const TRAITS: Record<tree.ArithmeticOperator, [trait: string, method: string]> = {
  '+': ['Add', 'add'],
  '-': ['Sub', 'sub'],
  '*': ['Mul', 'mul'],
  '/': ['Div', 'div'],
  '%': ['Rem', 'rem'],
  '&': ['BitAnd', 'bitand'],
  '|': ['BitOr', 'bitor'],
  '^': ['BitXor', 'bitxor'],
  '<<': ['Shl', 'shl'],
  '>>': ['Shr', 'shr'],
}

/** The type of `a ⊕ b`. */
export function checkBinary(body: Body, expr: Binary): Type {
  const { operator } = expr
  if (operator === '&&' || operator === '||') return checkLogical(body, expr)
  if (isComparison(operator)) return checkComparison(body, expr, operator)
  return checkArithmetic(body, expr, operator)
}

function checkLogical(body: Body, expr: Binary): Type {
  checkCoerced(body, expr.left, BOOL)
  const diverges = body.diverges
  checkCoerced(body, expr.right, BOOL)
  body.diverges = diverges
  return BOOL
}

function checkArithmetic(body: Body, expr: Binary, operator: tree.ArithmeticOperator): Type {
  const left = settled(body, body.expression(body, expr.left))
  if (left.kind === 'error') {
    body.expression(body, expr.right)
    return ERROR
  }
  if (left.kind === 'never') {
    body.expression(body, expr.right)
    return NEVER
  }
  const plain = behindReference(body, left)
  if (isBuiltInOperand(plain, operator)) {
    const done = builtInArithmetic(body, expr, operator, left, plain)
    if (done) return done
  }
  return further().overloadedArithmetic(body, expr, operator, left)
}

function isBuiltInOperand(type: Type, operator: tree.ArithmeticOperator): boolean {
  if (operator === '<<' || operator === '>>') return isInteger(type)
  if (operator === '&' || operator === '|' || operator === '^') return isInteger(type) || isScalar(type, 'bool')
  return isNumber(type)
}

/** Numbers on both sides: they are of one type. Undefined when the right side is something else. */
function builtInArithmetic(
  body: Body,
  expr: Binary,
  operator: tree.ArithmeticOperator,
  left: Type,
  plain: Type,
): Type | undefined {
  const found = settled(body, body.expression(body, expr.right))
  if (found.kind === 'error') return plain
  if (found.kind === 'never') return NEVER
  const right = behindReference(body, found)
  if (right.kind === 'variable' && right.variable.kind === 'general')
    return further().demandOperator(body, expr, operator, left, found)
  if (operator === '<<' || operator === '>>') {
    if (!isInteger(right)) return further().refuseOperands(body, expr, left, found)
  } else if (!isBuiltInOperand(right, operator) || !body.inference.unify(plain, right)) {
    const overloaded = further().leftOverloaded(body, expr, operator, left, found)
    if (overloaded) return overloaded
    if (isKnownNumber(left) && isKnownNumber(found)) {
      further().reportMismatch(body, expr.right, left, found)
      return left
    }
    return further().refuseOperands(body, expr, left, found)
  }
  dereference(body, expr.left, left, plain)
  dereference(body, expr.right, found, right)
  return plain
}

function isKnownNumber(type: Type): boolean {
  return type.kind === 'scalar' && isNumber(type)
}

export function setCallee(
  body: Body,
  expr: tree.Expr,
  trait: TraitItem,
  method: string,
  left: Type,
  right: Type,
): void {
  const item = trait.functions.get(method)
  if (item) body.session.tables.callees.set(expr, { item, args: [left, right] })
}

// Assignment

/** `a += b`. */
export function checkCompound(body: Body, expr: Compound): Type {
  const left = settled(body, body.expression(body, expr.target))
  if (!isPlace(expr.target)) further().reportNoPlace(body, expr.target, expr.operatorSpan, 'E0067')
  if (left.kind === 'error' || !isPlace(expr.target)) {
    body.expression(body, expr.value)
    return UNIT
  }
  const { operator } = expr
  if (isBuiltInOperand(left, operator)) {
    const found = settled(body, body.expression(body, expr.value))
    if (found.kind !== 'error' && found.kind !== 'never') assignNumber(body, expr, left, found)
    return UNIT
  }
  const [traitName, method] = further().operatorNames(expr, operator)
  const trait = body.session.world.trait(traitName)
  const right = body.inference.fresh()
  if (trait && body.solver.evaluate({ trait, args: [left, right], bindings: [] }) === 'no') {
    const other = body.expression(body, expr.value)
    if (!hasError(body.inference.resolve(other))) further().refuseCompound(body, expr, left)
    return UNIT
  }
  if (trait) {
    const bound = { trait, args: [left, right], bindings: [] }
    demand(body, { bound, span: expr.span, explain: () => further().operandsDiagnostic(body, expr, left, right) })
    setCallee(body, expr, trait, method, left, right)
  }
  checkCoerced(body, expr.value, right)
  return UNIT
}

function assignNumber(body: Body, expr: Compound, left: Type, found: Type): void {
  const { operator } = expr
  const right = behindReference(body, found)
  if (right.kind === 'variable' && right.variable.kind === 'general') {
    const [traitName] = further().operatorNames(expr, operator)
    const trait = body.session.world.trait(traitName)
    const bound = trait && { trait, args: [left, found], bindings: [] }
    if (bound)
      demand(body, { bound, span: expr.span, explain: () => further().operandsDiagnostic(body, expr, left, found) })
    return
  }
  const fits =
    operator === '<<' || operator === '>>'
      ? isInteger(right)
      : isBuiltInOperand(right, operator) && body.inference.unify(left, right)
  if (fits) return dereference(body, expr.value, found, right)
  if (further().leftOverloaded(body, expr, operator, left, found)) return
  if (isKnownNumber(left) && isKnownNumber(found)) further().reportMismatch(body, expr.value, left, found)
  else further().refuseOperands(body, expr, left, found)
}
