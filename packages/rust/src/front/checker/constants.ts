import type { Evaluated } from '../checked/analysis'
import type { Callee } from '../checked/checked'
import { asTypes, paramNamed, type TypeScope } from '../items/typeScope'
import { literalNumber } from '../items/world'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import { cellIn, ERROR, isScalar, USIZE } from '../types/known'
import { hasPart } from '../types/substitute'
import type { Bound, Constant, Type } from '../types/type'
import { typeText } from '../types/typeText'
import { type Body, report, type Session } from './body'
import { checkCoerced } from './coerce'
import { finishBody } from './finish'
import { everyIn, knownReason } from './lints'
import { scheduleChecks, merge, newBody } from './runBody'

type Value = number | bigint | boolean

/** Constants in types, each checked and evaluated once. */
export class Constants {
  private readonly values = new Map<tree.Expr | tree.Path, Value | 'running' | undefined>()

  constructor(private readonly session: () => Session) {}

  /** Without a value, it matches everything. */
  typeOf(expr: tree.Expr, scope: TypeScope, type = USIZE, variables: ReadonlySet<string> = new Set()): Type {
    const param = paramIn(expr, scope)
    if (param) return { kind: 'param', param }
    if (expr.kind === 'Underscore' && scope.infer) return scope.infer()
    const isLength = isScalar(type, 'usize')
    const isPlain = isLength && expr.kind === 'IntLit' && !expr.suffix && expr.value < 1n << 32n
    const value = isPlain ? expr.value : this.valueOf(expr, scope, type, variables)
    if (value === undefined) return ERROR
    if (isLength) return { kind: 'length', value: Number(value) }
    const text = isScalar(type, 'char') ? `'${String.fromCodePoint(Number(value))}'` : String(value)
    return { kind: 'constant', value, text }
  }

  /** Undefined, and reported, if the expression has no value. */
  valueOf(expr: tree.Expr, scope: TypeScope, type: Type, variables: ReadonlySet<string> = new Set()) {
    const key = expr.kind === 'PathExpr' ? expr.path : expr
    const known = this.values.get(key)
    if (known === 'running') return this.cyclic(key, expr.span, type)
    if (this.values.has(key)) return known
    this.values.set(key, 'running')
    const value = this.evaluated(expr, scope, type, variables)
    if (this.values.get(key) !== 'running') return undefined
    this.values.set(key, value)
    return value
  }

  private cyclic(key: tree.Expr | tree.Path, span: Span, type: Type): undefined {
    reportCycle(this.session(), span, isScalar(type, 'usize') ? LENGTH_CYCLE : CYCLE)
    this.values.set(key, undefined)
  }

  private evaluated(expr: tree.Expr, scope: TypeScope, type: Type, variables: ReadonlySet<string>): Value | undefined {
    const session = this.session()
    const body = newBody(session, scope, promisesAround(scope), 'constant', variables)
    checkCoerced(body, expr, type)
    finishBody(body)
    checkConstCalls(body, expr, 'constants')
    merge(session.tables, body.session.tables)
    if (body.state.hasErrors) return undefined
    if (isGeneric(body)) return reportGeneric(scope, expr.span)
    const literal = literalNumber(expr)
    if (literal !== undefined) return isWide(type) ? literal : Number(literal)
    if (!session.evaluate) return undefined
    const constant: Constant = { name: '_', key: '_', params: [], type, value: expr, isStatic: false, isOwn: true }
    const found = session.evaluate([constant])[0]!
    if ('value' in found) return found.value as Value
    if (reportFailed(session, constant, expr, found)) return undefined
    session.lints.push(() => {
      // Only a cycle leads here, to the body that is being checked
      if (found.reason === 'internal') reportCycle(session, expr.span, LENGTH_CYCLE)
      else session.report({ span: expr.span, message: 'this constant cannot be evaluated here', help: found.message })
    })
    return undefined
  }
}

/** Whether the machine represents the type as bigint. */
const isWide = (type: Type) => type.kind === 'scalar' && /64|128/.test(type.name)

/** The const parameter that an expression names: `N` or `{ N }`. */
function paramIn(expr: tree.Expr, scope: TypeScope) {
  const isBlock = expr.kind === 'Block' && expr.block.statements.length === 0
  const inner = isBlock ? expr.block.tail : expr
  const isName = inner?.kind === 'PathExpr' && inner.path.segments.length === 1 && !inner.path.qualifier
  return isName ? paramNamed(scope, inner.path.segments[0]!.name.name) : undefined
}

function isGeneric({ session: { tables } }: Body): boolean {
  const isOpen = (type: Type) => hasPart(type, ({ kind }) => kind === 'param' || undefined)
  if ([...tables.types.values()].some(isOpen)) return true
  const found = [...tables.paths.values()].map((path) => (path.kind === 'function' ? path.callee : path))
  return found.some((path) => ('args' in path ? path.args.some(isOpen) : path.kind === 'constParam'))
}

function reportGeneric(scope: TypeScope, span: Span): undefined {
  const message = scope.infer
    ? 'constant expression depends on a generic parameter'
    : 'generic parameters may not be used in const operations'
  scope.report({ span, message })
}

const CYCLE = 'cycle detected when simplifying constant for the type system'
const LENGTH_CYCLE = 'cycle detected when evaluating type-level constant'

function reportCycle({ report }: Session, span: Span, message: string): void {
  report({ span, message, code: 'E0391' })
}

/** Reports a failed constant at the call in its own text, like rustc; returns whether it is reported. */
function reportFailed(
  session: Session,
  { name, value }: Constant,
  { span }: tree.Expr,
  { message, span: at, reason }: Exclude<Evaluated, { value: unknown }>,
): boolean | 'cycle' {
  if (reason !== 'panic') return reason === 'cycle' && reason
  const innermost = at?.start ?? span.start
  if (session.panicked.has(innermost)) return true
  session.panicked.add(innermost)
  const isHere = at !== undefined && at.start >= span.start && at.end <= span.end
  let call: tree.Expr | undefined
  everyIn(value!, (node) => (call ??= node.kind === 'Call' || node.kind === 'MethodCall' ? node : undefined))
  const known = at && knownReason(session.tables, at)
  const isOperation = /^(attempt to|index out of bounds)/.test(message)
  session.report({
    span: isHere ? at : (call?.span ?? at ?? span),
    message:
      known ?? (isOperation ? message.replace('the len is', 'the length is') : `evaluation panicked: ${message}`),
    label: `evaluation of \`${name}\` failed ${isHere ? 'here' : 'inside this call'}`,
    code: 'E0080',
  })
  return true
}

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
  const body = newBody(session, scope, promisesAround(scope), 'constant', unreachable)
  checkCoerced(body, value, body.solver.normalize(constant.type))
  finishBody(body)
  checkConstCalls(body, value, constant.isStatic ? 'statics' : 'constants')
  const block = value.kind === 'Block' ? value.block : { span: value.span, statements: [], tail: value }
  if (mayPanic(value) && !body.state.hasErrors) scheduleChecks(session, body, undefined, block)
  merge(session.tables, body.session.tables)
  // Like rustc, constants of impls and traits are evaluated on use
  if (!constant.owner && mayPanic(value)) session.constants.push(constant)
}

/** Whether the expression is more than literals and aggregates of literals. */
function mayPanic(value: tree.Expr): boolean {
  let answer = false
  everyIn(value, (node) => {
    const isNegative = node.kind === 'Unary' && /Lit$/.test(node.operand.kind)
    if (!isNegative && !/Lit$|^(Array|Tuple|Struct|Ref)$/.test(node.kind)) answer = true
  })
  return answer
}

export function evaluateConstants(session: Session): void {
  const { constants, evaluate } = session
  const found = constants.length > 0 ? evaluate?.(constants) : undefined
  const cyclic: Constant[] = []
  found?.forEach((each, i) => {
    const constant = constants[i]!
    if (!('value' in each) && reportFailed(session, constant, constant.value!, each) === 'cycle') cyclic.push(constant)
  })
  if (cyclic[0]) reportConstantCycle(session, cyclic[0], cyclic)
}

function reportConstantCycle(session: Session, { name, isStatic, value }: Constant, all: readonly Constant[]): void {
  const { span } = value!
  if (isStatic && all.length === 1) {
    const message = 'encountered static that tried to access itself during initialization'
    return session.report({ span, message, code: 'E0080' })
  }
  const isTrivial = all.every((each) => each.value?.kind === 'PathExpr')
  const cycle = isStatic
    ? `evaluating initializer of static \`${name}\``
    : isTrivial
      ? `checking if \`${name}\` is a trivial const`
      : `simplifying constant for the type system \`${name}\``
  reportCycle(session, span, `cycle detected when ${cycle}`)
}

/** In a trait, `Self` implements the trait. */
function promisesAround({ owner }: TypeScope): Bound[] {
  return owner?.kind === 'trait'
    ? [{ trait: owner, args: asTypes(owner.params), bindings: [] }]
    : (owner?.where.slice() ?? [])
}

function reportShared(cell: Type, { node, name }: Constant, scope: TypeScope): void {
  scope.report({
    span: node!.type.span,
    message: `\`${typeText(cell)}\` cannot be shared between threads safely`,
    help: `store what changes in the game's state or in a variable: \`${name}\` cannot change`,
    code: 'E0277',
  })
}

/** Std functions that are not const, besides trait methods. */
const NOT_CONST =
  /^((Box|Rc|Arc|HashMap|HashSet)::new|\w+::with_capacity|str::(to_uppercase|to_lowercase|to_owned|repeat|replace)|char::is_alphabetic|(Float|f32|f64)::(sqrt|cbrt|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2|ln|log|log2|log10|powi|powf|hypot|sin_cos))$/

export function checkConstCalls(body: Body, value: tree.Expr | tree.Block, where: string): void {
  const { paths, callees } = body.session.tables
  everyIn(value, (node) => {
    if (node.kind === 'FormatCall' && node.name === 'format') return reportCall(body, node, 'function `format`', where)
    if (node.kind === 'VecList' && node.items.length > 0) return reportCall(body, node, 'function `vec`', where)
    if (node.kind === 'Call') {
      const found = paths.get(node.callee)
      if (found?.kind === 'function' && isNotConst(found.callee)) reportCall(body, node, named(found.callee), where)
      return
    }
    const callee = callees.get(node)
    if (!callee || !isNotConst(callee)) return
    const isMethod = node.kind === 'MethodCall'
    if (isMethod) reportCall(body, { span: node.name.span }, named(callee), where)
    else if (node.kind === 'Binary' || node.kind === 'Unary') reportCall(body, node, 'operator', where)
  })
}

function isNotConst({ item }: Callee): boolean {
  const { owner, isOwn, node, constructs, key } = item
  if (constructs) return false
  const isOfTrait = owner?.kind === 'trait' || (owner?.kind === 'impl' && owner.trait !== undefined)
  return isOfTrait || (isOwn ? node !== undefined && !node.isConst : NOT_CONST.test(key))
}

function named({ item, args }: Callee): string {
  const { owner, key, signature } = item
  const what = signature.receiver ? 'method' : owner ? 'associated function' : 'function'
  const trait = owner?.kind === 'trait' ? owner.name : owner?.trait?.trait.name
  return `${what} \`${trait ? `<${typeText(args[0]!)} as ${trait}>::${item.name}` : key}\``
}

function reportCall(body: Body, { span }: Pick<tree.Expr, 'span'>, what: string, where: string): void {
  report(body, span, `cannot call non-const ${what} in ${where}`, {
    help: `calls in ${where} are limited to constant functions, tuple structs and tuple variants`,
    code: 'E0015',
  })
}
