import { type NamedMember, paramNamed, type TypeScope } from '../items/typeScope'
import type * as tree from '../tree/tree'
import { lowerType } from '../items/lowerType'
import { ERROR, isIntegerName, rangeOf } from '../types/known'
import { cellIn } from '../types/cellIn'
import { memoryLayout } from '../types/memoryLayout'
import type { Constant, FunctionItem, Type } from '../types/type'
import { typeText } from '../types/typeText'
import type { Session } from './body'
import { checkCoerced } from './coerce'
import { ConstEvaluation, type Lookup } from './constEvaluation'
import { finishBody } from './finish'
import { lintConstant } from './lints'
import { checkConstCalls } from './nonConst'
import { judgeLater, merge, newBody } from './runBody'

const DEEPEST = 60

/** The value of a number that has to be known before the program runs: a length, a discriminant. */
export function numberOf(expr: tree.Expr, scope: TypeScope, depth = 0): bigint | undefined {
  if (depth > DEEPEST) return undefined
  const value = new ConstEvaluation(LOOKUP).valueOf(expr, scope, depth)
  if (typeof value === 'boolean') return BigInt(value)
  return typeof value === 'bigint' ? value : undefined
}

const LOOKUP: Lookup = {
  numberAt(path, scope, depth) {
    const [first, second] = path.segments.map(({ name }) => name.name)
    if (path.segments.length === 2 && isIntegerName(first!) && (second === 'MAX' || second === 'MIN'))
      return second === 'MAX' ? rangeOf(first).max : rangeOf(first).min
    const named = valueNamed(path, scope)
    return named && 'variants' in named ? discriminantOf(named, depth + 1) : undefined
  },
  namedAt(path, scope) {
    const named = valueNamed(path, scope)
    return named && 'variants' in named ? undefined : named
  },
  sizeOf(name, type, scope) {
    const layout = name === 'size_of' || name === 'align_of' ? memoryLayout(lowerType(scope, type)) : undefined
    return layout && BigInt(name === 'size_of' ? layout.size : layout.align)
  },
}

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

/** What a constant is said to be, a function, or a variant that is cast. */
function valueNamed(path: tree.Path, scope: TypeScope): NamedMember | NamedVariant | undefined {
  const names = path.segments.map(({ name }) => name.name)
  const [first, second] = names
  const last = names[names.length - 1]!
  const own = names.length === 2 && first === 'Self' ? scope.owner : undefined
  const member = own && memberOf(own.consts.get(second!), own.functions.get(second!), scope)
  if (member) return member
  const owner = names.length > 1 ? scope.module.entryAt(names.slice(0, -1)) : undefined
  const self = scope.selfType?.kind === 'adt' && first === 'Self' ? scope.selfType.adt : undefined
  const adt = owner?.kind === 'adt' ? owner.adt : self
  if (adt) {
    const variants = adt.node?.kind === 'Enum' ? adt.node.variants : []
    const index = variants.findIndex(({ name }) => name.name === last)
    return index < 0 ? scope.memberOf?.(adt, last) : { variants, index, scope }
  }
  const entry =
    names.length === 1
      ? scope.module.visible('values', first!)
      : owner?.kind === 'module'
        ? owner.module.member('values', last)
        : undefined
  if (entry?.kind === 'constant') return memberOf(entry.constant, undefined, scope)
  return entry?.kind === 'function' && entry.item.isOwn ? memberOf(undefined, entry.item, scope) : undefined
}

/** A constant or function with where its names are looked up: where it is declared, or where it is asked for. */
function memberOf(
  constant: Constant | undefined,
  item: FunctionItem | undefined,
  scope: TypeScope,
): NamedMember | undefined {
  if (constant?.value) return { value: constant.value, scope: scope.scopeOf?.(constant) ?? scope }
  return item?.body && { item, scope: scope.scopeOf?.(item) ?? scope }
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
      message: 'this length cannot be computed here',
      help: 'write the number, or compute it of whole numbers with `if`, `match` and loops',
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
  const { value } = constant
  if (!value) return
  const cell = constant.isStatic && cellIn(constant.type)
  if (cell) reportShared(cell, constant, scope)
  const body = newBody(session, scope, [], 'constant', unreachable)
  checkCoerced(body, value, body.solver.normalize(constant.type))
  finishBody(body)
  checkConstCalls(body, value, constant.isStatic ? 'statics' : 'constants')
  if (value.kind === 'Block' && !body.state.hasErrors) judgeLater(session, body, undefined, value.block)
  merge(session.tables, body.session.tables)
  if (!constant.owner) session.lints.push(() => lintConstant(body, session.tables, value, constant.name))
}

/** All threads of a program may read a static. */
function reportShared(cell: Type, { node, name }: Constant, scope: TypeScope): void {
  scope.report({
    span: node!.type.span,
    message: `\`${typeText(cell)}\` cannot be shared between threads safely`,
    help: `keep what changes in the state of the game, or in a variable: \`${name}\` stays as it is`,
    code: 'E0277',
  })
}

/** Checks the number that is the discriminant of a variant. */
export function checkNumber(session: Session, expr: tree.Expr, type: Type, scope: TypeScope): void {
  if (numberOf(expr, scope) === undefined && isBeyondPlainNumbers(expr, scope)) {
    scope.report({
      span: expr.span,
      message: 'this discriminant cannot be computed here',
      help: 'write the number, or compute it of whole numbers with `if`, `match` and loops',
    })
  }
  const body = newBody(session, scope, [], 'constant', new Set())
  checkCoerced(body, expr, type)
  finishBody(body)
  merge(session.tables, body.session.tables)
  session.lints.push(() => lintConstant(body, session.tables, expr, '_'))
}
