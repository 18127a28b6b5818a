import type * as tree from '../tree/tree'
import { BOOL, ERROR, isFloat, isInteger, isNumber, isScalar, isStd, isUnknown, NEVER, UNIT } from '../types/known'
import type { TraitItem, Type } from '../types/type'
import { type Body, demand, failed, hasError, report, settled, shallow, text } from './body'
import { adjust, checkCoerced, derefOnce } from './coerce'
import { checkComparison, isComparison } from './comparisons'
import { type Advice, operandAdvice, pointed, reportMismatch, TAKE_OUT } from './mismatch'
import { isPlace } from '../checked/places'
import { checkUnchanging, reportNoPlace } from './assign'
import { behindReference } from './casts'
import { checkExpression } from './expressions'

const TRAITS: Record<tree.ArithmeticOperator, [trait: string, method: string]> = {
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
  const left = settled(body, checkExpression(body, expr.left))
  if (left.kind === 'error') {
    checkExpression(body, expr.right)
    return ERROR
  }
  if (left.kind === 'never') {
    checkExpression(body, expr.right)
    return NEVER
  }
  const plain = behindReference(body, left)
  if (isBuiltInOperand(plain, operator)) {
    const done = builtInArithmetic(body, expr, operator, left, plain)
    if (done) return done
  }
  return overloadedArithmetic(body, expr, operator, left)
}

function isBuiltInOperand(type: Type, operator: tree.ArithmeticOperator): boolean {
  if (operator === '<<' || operator === '>>') return isInteger(type)
  if (operator === '&' || operator === '|' || operator === '^') return isInteger(type) || isScalar(type, 'bool')
  return isNumber(type)
}

/** Undefined unless both operands have the same number type. */
function builtInArithmetic(
  body: Body,
  expr: Binary,
  operator: tree.ArithmeticOperator,
  left: Type,
  plain: Type,
): Type | undefined {
  const found = settled(body, checkExpression(body, expr.right))
  if (found.kind === 'error') return plain
  if (found.kind === 'never') return NEVER
  const right = behindReference(body, found)
  if (isUnknown(right)) return demandOperator(body, expr, operator, left, found)
  if (operator === '<<' || operator === '>>') {
    if (!isInteger(right)) return refuseOperands(body, expr, left, found)
  } else if (!isBuiltInOperand(right, operator) || !body.inference.unify(plain, right)) {
    const overloaded = leftOverloaded(body, expr, operator, left, found)
    if (overloaded) return overloaded
    if (isOneKind(left, found)) {
      reportMismatch(body, expr.right, left, found)
      return left
    }
    return refuseOperands(body, expr, left, found)
  }
  dereference(body, expr.left, left, plain)
  dereference(body, expr.right, found, right)
  return plain
}

/** Whether both types are integers or both are floats; rustc then expects the right one to match the left. */
function isOneKind(a: Type, b: Type): boolean {
  return a.kind === 'scalar' && b.kind === 'scalar' && ((isInteger(a) && isInteger(b)) || (isFloat(a) && isFloat(b)))
}

function setCallee(body: Body, expr: tree.Expr, trait: TraitItem, method: string, left: Type, right: Type): void {
  const item = trait.functions.get(method)
  if (item) body.session.tables.callees.set(expr, { item, args: [left, right] })
}

/** `a += b`. */
export function checkCompound(body: Body, expr: Compound): Type {
  const left = settled(body, checkExpression(body, expr.target))
  if (!isPlace(expr.target)) reportNoPlace(body, expr.target, expr.operatorSpan, 'E0067')
  checkUnchanging(body, expr.target, expr.operatorSpan, true)
  if (left.kind === 'error' || !isPlace(expr.target)) {
    checkExpression(body, expr.value)
    return UNIT
  }
  const { operator } = expr
  if (isBuiltInOperand(left, operator)) {
    const found = settled(body, checkExpression(body, expr.value))
    if (found.kind !== 'error' && found.kind !== 'never') assignNumber(body, expr, left, found)
    return UNIT
  }
  const [traitName, method] = operatorNames(expr, operator)
  const trait = body.session.world.trait(traitName)
  const right = body.inference.fresh()
  if (trait && body.solver.evaluate({ trait, args: [left, right], bindings: [] }) === 'no') {
    const other = checkExpression(body, expr.value)
    if (!hasError(body.inference.resolve(other))) refuseCompound(body, expr, left)
    return UNIT
  }
  if (trait) {
    const bound = { trait, args: [left, right], bindings: [] }
    demand(body, { bound, span: expr.span, explain: () => operandsDiagnostic(body, expr, left, right) })
    setCallee(body, expr, trait, method, left, right)
  }
  checkCoerced(body, expr.value, right)
  return UNIT
}

function assignNumber(body: Body, expr: Compound, left: Type, found: Type): void {
  const { operator } = expr
  const right = behindReference(body, found)
  if (isUnknown(right)) {
    const [traitName] = operatorNames(expr, operator)
    const trait = body.session.world.trait(traitName)
    const bound = trait && { trait, args: [left, found], bindings: [] }
    if (bound) demand(body, { bound, span: expr.span, explain: () => operandsDiagnostic(body, expr, left, found) })
    return
  }
  const fits =
    operator === '<<' || operator === '>>'
      ? isInteger(right)
      : isBuiltInOperand(right, operator) && body.inference.unify(left, right)
  if (fits) return dereference(body, expr.value, found, right)
  if (leftOverloaded(body, expr, operator, left, found)) return
  if (isOneKind(left, found)) reportMismatch(body, expr.value, left, found)
  else refuseOperands(body, expr, left, found)
}

function refused(body: Body, expr: Binary, left: Type, right: Type) {
  const { message } = operandsText(body, expr, left, right)
  const known = shallow(body, left)
  const [trait] = TRAITS[expr.operator as tree.ArithmeticOperator]
  const isText = known.kind === 'reference' && isScalar(shallow(body, known.target), 'str')
  const help =
    isText && expr.operator === '+'
      ? 'create an owned `String` on the left: `.to_string()`, or use `format!`'
      : known.kind === 'adt' && known.adt.isOwn
        ? `an implementation of \`${trait}\` might be missing for \`${known.adt.name}\``
        : known.kind === 'reference'
          ? 'dereference it: `*…`'
          : known.kind === 'param'
            ? `consider restricting type parameter \`${text(body, known)}\` with trait \`${trait}\``
            : isStd(known, 'Option')
              ? TAKE_OUT
              : undefined
  return { span: expr.operatorSpan, message, ...(help ? { help } : {}), code: 'E0369' }
}

function refuseOperands(body: Body, expr: Binary | Compound, left: Type, right: Type): Type {
  const diagnostic = operandsDiagnostic(body, expr, left, right)
  if (diagnostic) body.session.report(diagnostic)
  return ERROR
}

function operandsDiagnostic(body: Body, expr: Binary | Compound, left: Type, right: Type) {
  const [l, r] = [body.inference.resolve(left), body.inference.resolve(right)]
  if (hasError(l) || hasError(r)) return undefined
  const { message, label } = operandsText(body, expr, l, r)
  return { span: expr.operatorSpan, message, label, ...adviceFor(body, expr, l, r), code: 'E0277' }
}

function adviceFor(body: Body, expr: Binary | Compound, l: Type, r: Type): Advice {
  const [left, right] = expr.kind === 'Binary' ? [expr.left, expr.right] : [expr.target, expr.value]
  const cast = operandAdvice(body, left, right, l, r, expr.kind !== 'Binary')
  if (cast) return cast
  if (isFloat(l) && isInteger(r)) {
    if (right.kind === 'IntLit') return { help: `write \`${right.value}.0\``, ...pointed(body, right) }
    return { help: `convert it: \`… as ${l.kind === 'scalar' ? l.name : 'f32'}\`` }
  }
  if (isInteger(l) && isFloat(r)) {
    if (left.kind === 'IntLit') return { help: `write \`${left.value}.0\``, ...pointed(body, left) }
    return { help: `convert one side: \`… as ${text(body, r) === '{float}' ? 'f32' : text(body, r)}\`` }
  }
  return isStd(l, 'Option') || isStd(r, 'Option') ? { help: TAKE_OUT } : {}
}

/** rustc's messages for sums of two literals. */
const LITERALS: Partial<Record<string, string>> = {
  '{float}{integer}': 'cannot add an integer to a float',
  '{integer}{float}': 'cannot add a float to an integer',
}

function operandsText(
  body: Body,
  expr: Binary | Compound,
  left: Type,
  right: Type,
): { message: string; label: string } {
  const l = text(body, left)
  const r = text(body, right)
  const operator = expr.operator as tree.ArithmeticOperator
  const isAssign = expr.kind === 'CompoundAssign'
  const label = `no implementation for \`${l} ${operator}${isAssign ? '=' : ''} ${r}\``
  const assign = isAssign ? '-assign' : ''
  const messages: Partial<Record<tree.ArithmeticOperator, string>> = {
    '+': (!isAssign && LITERALS[l + r]) || `cannot add${assign} \`${r}\` to \`${l}\``,
    '-': `cannot subtract${assign} \`${r}\` from \`${l}\``,
    '*': `cannot multiply${assign} \`${l}\` by \`${r}\``,
    '/': `cannot divide${assign} \`${l}\` by \`${r}\``,
    '%': `cannot calculate ${isAssign ? 'and assign ' : ''}the remainder of \`${l}\` divided by \`${r}\``,
  }
  return { message: messages[operator] ?? label, label }
}

function refuseCompound(body: Body, expr: Compound, left: Type): void {
  const known = shallow(body, left)
  report(
    body,
    expr.span,
    `binary assignment operation \`${expr.operator}=\` cannot be applied to type \`${text(body, left)}\``,
    {
      label: `cannot use \`${expr.operator}=\` on type \`${text(body, left)}\``,
      ...(known.kind === 'reference'
        ? {
            help: `\`${expr.operator}=\` can be used on the value behind it if you dereference the left-hand side: \`*…\``,
          }
        : {}),
      code: 'E0368',
    },
  )
}

/** `f32 * V` with an impl in the program. */
function leftOverloaded(
  body: Body,
  expr: Binary | Compound,
  operator: tree.ArithmeticOperator,
  left: Type,
  right: Type,
): Type | undefined {
  const [traitName, method] = operatorNames(expr, operator)
  const trait = body.session.world.trait(traitName)
  if (!trait) return undefined
  const output = body.inference.fresh()
  const bindings = trait.types.has('Output') ? [{ name: 'Output', type: output }] : []
  const bound = { trait, args: [left, right], bindings }
  if (body.solver.evaluate(bound) === 'no') return undefined
  demand(body, { bound, span: expr.span })
  setCallee(body, expr, trait, method, left, right)
  return bindings.length > 0 ? output : UNIT
}

function operatorNames(expr: Binary | Compound, operator: tree.ArithmeticOperator): [string, string] {
  const [trait, method] = TRAITS[operator]
  return expr.kind === 'CompoundAssign' ? [`${trait}Assign`, `${method}_assign`] : [trait, method]
}

function demandOperator(body: Body, expr: Binary, operator: tree.ArithmeticOperator, left: Type, right: Type): Type {
  const [traitName, method] = TRAITS[operator]
  const trait = body.session.world.trait(traitName)
  if (!trait) return left
  const output = body.inference.fresh()
  const bound = { trait, args: [left, right], bindings: [{ name: 'Output', type: output }] }
  demand(body, { bound, span: expr.span, explain: () => operandsDiagnostic(body, expr, left, right) })
  setCallee(body, expr, trait, method, left, right)
  return settled(body, output)
}

function overloadedArithmetic(body: Body, expr: Binary, operator: tree.ArithmeticOperator, left: Type): Type {
  const trait = body.session.world.trait(TRAITS[operator][0])
  const right = body.inference.fresh()
  if (trait && body.solver.evaluate({ trait, args: [left, right], bindings: [] }) === 'no') {
    const other = checkExpression(body, expr.right)
    if (!hasError(body.inference.resolve(other))) body.session.report(refused(body, expr, left, other))
    return ERROR
  }
  const output = demandOperator(body, expr, operator, left, right)
  checkCoerced(body, expr.right, right)
  return settled(body, output)
}

export type Binary = tree.ExprOf<'Binary'>

type Compound = tree.ExprOf<'CompoundAssign'>

function dereference(body: Body, expr: tree.Expr, type: Type, plain: Type): void {
  if (type !== plain) adjust(body, expr, [{ kind: 'deref', type: plain }])
}

/** `-x`, `!x` and `*x`. */
export function checkUnary(body: Body, expr: tree.ExprOf<'Unary'>, expected: Type | undefined): Type {
  if (expr.operator === '*') return checkDereference(body, expr)
  // In `-(-128)` the first minus does not count, because 128 is out of range for i8
  if (expr.operator === '-' && !body.session.negated.has(expr)) body.session.negated.add(expr.operand)
  const operand = settled(body, checkExpression(body, expr.operand, expected))
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

function checkSign(body: Body, expr: tree.ExprOf<'Unary'>, type: Type): void {
  if (type.kind === 'scalar' && type.name.startsWith('u')) body.session.report(unarySign(body, expr, type))
}

function checkDereference(body: Body, expr: tree.ExprOf<'Unary'>): Type {
  const operand = settled(body, checkExpression(body, expr.operand))
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
