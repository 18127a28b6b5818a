import { paramNamed, type TypeScope } from '../items/typeScope'
import type * as tree from '../tree/tree'
import { ERROR, isIntegerName, rangeOf } from '../types/known'
import type { Constant, Type } from '../types/type'
import type { Session } from './body'
import { checkCoerced } from './coerce'
import { finishBody } from './finish'
import { merge, newBody } from './runBody'

const DEEPEST = 60

/** The value of a number that has to be known before the program runs: a length, a discriminant. */
export function numberOf(expr: tree.Expr, scope: TypeScope, depth = 0): bigint | undefined {
  if (depth > DEEPEST) return undefined
  const inner = (part: tree.Expr) => numberOf(part, scope, depth + 1)
  switch (expr.kind) {
    case 'IntLit':
      return expr.value
    case 'ByteLit':
    case 'BoolLit':
      return BigInt(expr.value)
    case 'CharLit':
      return BigInt(expr.value.codePointAt(0)!)
    case 'Cast':
      return inner(expr.operand)
    case 'Block':
      return expr.block.statements.length === 0 && expr.block.tail ? inner(expr.block.tail) : undefined
    case 'Unary': {
      const operand = inner(expr.operand)
      return operand !== undefined && expr.operator === '-' ? -operand : undefined
    }
    case 'Binary': {
      const [left, right] = [inner(expr.left), inner(expr.right)]
      return left === undefined || right === undefined ? undefined : calculate(expr.operator, left, right)
    }
    case 'PathExpr':
      return constantValue(expr.path, scope, depth)
    default:
      return undefined
  }
}

function calculate(operator: tree.BinaryOperator, a: bigint, b: bigint): bigint | undefined {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return b === 0n ? undefined : a / b
    case '%':
      return b === 0n ? undefined : a % b
    case '&':
      return a & b
    case '|':
      return a | b
    case '^':
      return a ^ b
    case '<<':
      return b >= 0n && b < 64n ? a << b : undefined
    case '>>':
      return b >= 0n && b < 64n ? a >> b : undefined
    default:
      return undefined
  }
}

function constantValue(path: tree.Path, scope: TypeScope, depth: number): bigint | undefined {
  const [first, second] = path.segments.map(({ name }) => name.name)
  if (path.segments.length === 2 && isIntegerName(first!) && (second === 'MAX' || second === 'MIN'))
    return second === 'MAX' ? rangeOf(first).max : rangeOf(first).min
  const named = valueNamed(path, scope)
  return named && ('value' in named ? numberOf(named.value, named.scope, depth + 1) : discriminantOf(named, depth + 1))
}

/** An expression, and where its names are looked up. */
type Named = { value: tree.Expr; scope: TypeScope }

/** A variant of an enum, by its place in the text. */
type NamedVariant = { variants: readonly tree.Variant[]; index: number; scope: TypeScope }

/** The number of a variant: one more than that before it, unless it is given. */
function discriminantOf({ variants, index, scope }: NamedVariant, depth: number): bigint | undefined {
  const { discriminant } = variants[index]!
  if (discriminant) return numberOf(discriminant, scope, depth)
  if (index === 0) return 0n
  const before = discriminantOf({ variants, index: index - 1, scope }, depth)
  return before === undefined ? undefined : before + 1n
}

/** What a constant is said to be, or a variant that is cast. */
function valueNamed(path: tree.Path, scope: TypeScope): Named | NamedVariant | undefined {
  const names = path.segments.map(({ name }) => name.name)
  const [first, second] = names
  const last = names[names.length - 1]!
  const own = names.length === 2 && first === 'Self' ? scope.owner?.consts.get(second!)?.value : undefined
  if (own) return { value: own, scope }
  const owner = names.length > 1 ? scope.module.entryAt(names.slice(0, -1)) : undefined
  const self = scope.selfType?.kind === 'adt' && first === 'Self' ? scope.selfType.adt : undefined
  const adt = owner?.kind === 'adt' ? owner.adt : self
  if (adt) {
    const variants = adt.node?.kind === 'Enum' ? adt.node.variants : []
    const index = variants.findIndex(({ name }) => name.name === last)
    return index < 0 ? scope.constOf?.(adt, last) : { variants, index, scope }
  }
  const entry =
    names.length === 1
      ? scope.module.visible('values', first!)
      : owner?.kind === 'module'
        ? owner.module.member('values', last)
        : undefined
  return entry?.kind === 'constant' && entry.constant.value ? { value: entry.constant.value, scope } : undefined
}

/** The length of an array type. What cannot be told fits everything. */
export function lengthOf(expr: tree.Expr, scope: TypeScope): Type {
  if (expr.kind === 'PathExpr' && expr.path.segments.length === 1) {
    const param = paramNamed(scope, expr.path.segments[0]!.name.name)
    if (param) return { kind: 'param', param }
  }
  if (expr.kind === 'Underscore' && scope.infer) return scope.infer()
  reportNoLength(expr, scope)
  const value = numberOf(expr, scope)
  if (value === undefined && isBeyondPlainNumbers(expr, scope)) {
    scope.report({
      span: expr.span,
      message: 'a length that has to be computed by a function is not supported here',
      help: 'write the number, or a constant of plain numbers',
    })
  }
  return value === undefined || value < 0n ? ERROR : { kind: 'length', value: Number(value) }
}

/** Whether Rust could compute the number, and this cannot. A name that means nothing is told elsewhere. */
function isBeyondPlainNumbers(expr: tree.Expr, scope: TypeScope, depth = 0): boolean {
  switch (expr.kind) {
    case 'Call':
    case 'MethodCall':
    case 'If':
    case 'Match':
    case 'Block':
    case 'Field':
    case 'Index':
      return true
    case 'Cast':
    case 'Unary':
      return isBeyondPlainNumbers(expr.operand, scope, depth)
    case 'Binary':
      return isBeyondPlainNumbers(expr.left, scope, depth) || isBeyondPlainNumbers(expr.right, scope, depth)
    case 'PathExpr': {
      const named = depth < DEEPEST ? valueNamed(expr.path, scope) : undefined
      return named !== undefined && 'value' in named && isBeyondPlainNumbers(named.value, named.scope, depth + 1)
    }
    default:
      return false
  }
}

function reportNoLength(expr: tree.Expr, scope: TypeScope): void {
  if (expr.kind === 'FloatLit' || expr.kind === 'BoolLit' || expr.kind === 'StrLit' || expr.kind === 'CharLit') {
    scope.report({
      span: expr.span,
      message: 'mismatched types',
      label: `expected \`usize\`, found ${expr.kind === 'FloatLit' ? 'floating-point number' : 'something else'}`,
      help: 'a length is a whole number',
      code: 'E0308',
    })
  }
}

/** Checks the value of a constant. */
export function checkConstant(
  session: Session,
  constant: Constant,
  scope: TypeScope,
  unreachable: ReadonlySet<string>,
): void {
  if (!constant.value) return
  const body = newBody(session, scope, [], 'constant', unreachable)
  checkCoerced(body, constant.value, body.solver.normalize(constant.type))
  finishBody(body)
  merge(session.tables, body.session.tables)
}

/** Checks the number that is the discriminant of a variant. */
export function checkNumber(session: Session, expr: tree.Expr, type: Type, scope: TypeScope): void {
  if (numberOf(expr, scope) === undefined && isBeyondPlainNumbers(expr, scope)) {
    scope.report({
      span: expr.span,
      message: 'a discriminant that has to be computed by a function is not supported here',
      help: 'write the number, or a constant of plain numbers',
    })
  }
  const body = newBody(session, scope, [], 'constant', new Set())
  checkCoerced(body, expr, type)
  finishBody(body)
  merge(session.tables, body.session.tables)
}
