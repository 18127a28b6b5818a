import { traitAdvice } from '../traits/bounds'
import type * as tree from '../tree/tree'
import { BOOL, ERROR, isFloat, isInteger, isNumber, isScalar, isStd, isUnknown, NEVER, UNIT } from '../types/known'
import type { Bound, TraitItem, Type } from '../types/type'
import { type Body, demand, failed, hasError, report, settled, shallow, text } from './body'
import { adjust, checkCoerced, derefOnce } from './coerce'
import { checkComparison, isComparison } from './comparisons'
import { type Advice, operandAdvice, operandsOf, pointed, reportMismatch, TAKE_OUT } from './mismatch'
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
  return checkArithmetic(body, expr as Arithmetic)
}

function checkLogical(body: Body, expr: Binary): Type {
  checkCoerced(body, expr.left, BOOL)
  const diverges = body.diverges
  checkCoerced(body, expr.right, BOOL)
  body.diverges = diverges
  return BOOL
}

function checkArithmetic(body: Body, expr: Arithmetic): Type {
  const left = settled(body, checkExpression(body, expr.left))
  if (left.kind === 'error' || left.kind === 'never') {
    checkExpression(body, expr.right)
    return left
  }
  const plain = behindReference(body, left)
  if (isBuiltInOperand(plain, expr.operator)) return builtInArithmetic(body, expr, left, plain)
  return overloadedArithmetic(body, expr, left)
}

function isBuiltInOperand(type: Type, operator: tree.ArithmeticOperator): boolean {
  if (operator === '<<' || operator === '>>') return isInteger(type)
  if (operator === '&' || operator === '|' || operator === '^') return isInteger(type) || isScalar(type, 'bool')
  return isNumber(type)
}

function builtInArithmetic(body: Body, expr: Arithmetic, left: Type, plain: Type): Type {
  const found = settled(body, checkExpression(body, expr.right))
  if (found.kind === 'error') return plain
  if (found.kind === 'never') return NEVER
  const right = behindReference(body, found)
  if (isUnknown(right)) return demandOperator(body, expr, left, found)
  if (!fitsOperand(body, expr, plain, right)) {
    const isShift = expr.operator === '<<' || expr.operator === '>>'
    const overloaded = isShift ? undefined : leftOverloaded(body, expr, left, found)
    if (overloaded) return overloaded
    if (isShift || !isOneKind(left, found)) return refuseOperands(body, expr, left, found)
    reportMismatch(body, expr.right, left, found)
    return left
  }
  dereference(body, expr.left, left, plain)
  dereference(body, expr.right, found, right)
  return plain
}

/** Whether both types are integers or both are floats; rustc then expects the right one to match the left. */
function isOneKind(a: Type, b: Type): boolean {
  return a.kind === 'scalar' && b.kind === 'scalar' && ((isInteger(a) && isInteger(b)) || (isFloat(a) && isFloat(b)))
}

/** A shift takes any integer, other operators take the type of the left operand. */
function fitsOperand(body: Body, { operator }: Arithmetic | Compound, left: Type, right: Type): boolean {
  if (operator === '<<' || operator === '>>') return isInteger(right)
  return isBuiltInOperand(right, operator) && body.inference.unify(left, right)
}

function setCallee(body: Body, expr: Arithmetic | Compound, trait: TraitItem, left: Type, right: Type): void {
  const item = trait.functions.get(TRAITS[expr.operator][1] + (expr.kind === 'CompoundAssign' ? '_assign' : ''))
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
  if (isBuiltInOperand(left, expr.operator)) {
    const found = settled(body, checkExpression(body, expr.value))
    if (found.kind !== 'error' && found.kind !== 'never') assignNumber(body, expr, left, found)
    return UNIT
  }
  overloadedArithmetic(body, expr, left)
  return UNIT
}

function assignNumber(body: Body, expr: Compound, left: Type, found: Type): void {
  const right = behindReference(body, found)
  if (isUnknown(right)) {
    const trait = operatorTrait(body, expr)
    const bound = trait && { trait, args: [left, found], bindings: [] }
    if (bound) demand(body, { bound, span: expr.span, explain: () => operandsDiagnostic(body, expr, left, found) })
    return
  }
  if (fitsOperand(body, expr, left, right)) return dereference(body, expr.value, found, right)
  if (leftOverloaded(body, expr, left, found)) return
  if (isOneKind(left, found)) reportMismatch(body, expr.value, left, found)
  else refuseOperands(body, expr, left, found)
}

function refused(body: Body, expr: Arithmetic, left: Type, right: Type) {
  const { message } = operandsText(body, expr, left, right)
  const known = shallow(body, left)
  const [trait] = TRAITS[expr.operator]
  const isText = known.kind === 'reference' && isScalar(shallow(body, known.target), 'str')
  const help =
    isText && expr.operator === '+'
      ? 'create an owned `String` on the left: `.to_string()`, or use `format!`'
      : known.kind === 'adt' && known.adt.isOwn
        ? `an implementation of \`${trait}\` might be missing for \`${known.adt.name}\``
        : known.kind === 'reference'
          ? 'dereference it: `*…`'
          : known.kind === 'param'
            ? traitAdvice(known, trait)
            : isStd(known, 'Option')
              ? TAKE_OUT
              : undefined
  return { span: expr.operatorSpan, message, ...(help ? { help } : {}), code: 'E0369' }
}

function refuseOperands(body: Body, expr: Arithmetic | Compound, left: Type, right: Type): Type {
  const diagnostic = operandsDiagnostic(body, expr, left, right)
  if (diagnostic) body.session.report(diagnostic)
  return ERROR
}

function operandsDiagnostic(body: Body, expr: Arithmetic | Compound, left: Type, right: Type) {
  const [l, r] = [body.inference.resolve(left), body.inference.resolve(right)]
  if (hasError(l) || hasError(r)) return undefined
  const { message, label } = operandsText(body, expr, l, r)
  return { span: expr.operatorSpan, message, label, ...adviceFor(body, expr, l, r), code: 'E0277' }
}

function adviceFor(body: Body, expr: Arithmetic | Compound, l: Type, r: Type): Advice {
  const [left, right] = operandsOf(expr)
  const cast = operandAdvice(body, expr, l, r)
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

function operandsText(body: Body, expr: Arithmetic | Compound, left: Type, right: Type) {
  const [l, r] = [text(body, left), text(body, right)]
  const { operator } = expr
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
  const isReference = shallow(body, left).kind === 'reference'
  const [operator, type] = [`\`${expr.operator}=\``, `\`${text(body, left)}\``]
  const help = `${operator} can be used on the value behind it if you dereference the left-hand side: \`*…\``
  report(body, expr.span, `binary assignment operation ${operator} cannot be applied to type ${type}`, {
    label: `cannot use ${operator} on type ${type}`,
    ...(isReference && { help }),
    code: 'E0368',
  })
}

/** `f32 * V` with an impl in the program. */
function leftOverloaded(body: Body, expr: Arithmetic | Compound, left: Type, right: Type): Type | undefined {
  const trait = operatorTrait(body, expr)
  if (!trait) return undefined
  const { bound, output } = operatorBound(body, trait, left, right)
  if (body.solver.evaluate(bound) === 'no') return undefined
  demand(body, { bound, span: expr.span })
  setCallee(body, expr, trait, left, right)
  return output
}

function operatorTrait(body: Body, { kind, operator }: Arithmetic | Compound): TraitItem | undefined {
  return body.session.world.trait(TRAITS[operator][0] + (kind === 'CompoundAssign' ? 'Assign' : ''))
}

function operatorBound(body: Body, trait: TraitItem, left: Type, right: Type): { bound: Bound; output: Type } {
  const output = trait.types.has('Output') ? body.inference.fresh() : UNIT
  const bindings = output === UNIT ? [] : [{ name: 'Output', type: output }]
  return { bound: { trait, args: [left, right], bindings }, output }
}

/** The result of an operator whose trait has to hold. */
function demandOperator(body: Body, expr: Arithmetic | Compound, left: Type, right: Type): Type {
  const trait = operatorTrait(body, expr)
  if (!trait) return left
  const { bound, output } = operatorBound(body, trait, left, right)
  demand(body, { bound, span: expr.span, explain: () => operandsDiagnostic(body, expr, left, right) })
  setCallee(body, expr, trait, left, right)
  return settled(body, output)
}

function overloadedArithmetic(body: Body, expr: Arithmetic | Compound, left: Type): Type {
  const trait = operatorTrait(body, expr)
  const [, operand] = operandsOf(expr)
  const right = body.inference.fresh()
  if (trait && body.solver.evaluate({ trait, args: [left, right], bindings: [] }) === 'no') {
    const other = checkExpression(body, operand)
    if (hasError(body.inference.resolve(other))) return ERROR
    if (expr.kind === 'CompoundAssign') refuseCompound(body, expr, left)
    else body.session.report(refused(body, expr, left, other))
    return ERROR
  }
  const output = demandOperator(body, expr, left, right)
  checkCoerced(body, operand, right)
  return settled(body, output)
}

export type Binary = tree.ExprOf<'Binary'>

type Arithmetic = Binary & { operator: tree.ArithmeticOperator }

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
    ...(isUnsigned &&
      expr.operator === '-' && { help: 'unsigned values cannot be negated: use a type with a sign, such as `i32`' }),
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
