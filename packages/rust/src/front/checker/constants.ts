import { reprOf } from '../items/adts'
import { traitAt } from '../items/typeEntries'
import { asTypes, paramNamed } from '../items/typeScope'
import type { NamedMember, TypeScope } from '../items/typeScope'
import type * as tree from '../tree/tree'
import { lowerType } from '../items/lowerType'
import { adtOf, cellIn, ERROR, isIntegerName, rangeOf, scalar, USIZE } from '../types/known'
import type { IntegerName } from '../types/type'
import { memoryLayout } from '../types/memoryLayout'
import type { Bound, Constant, FunctionItem, Type } from '../types/type'
import { typeText } from '../types/typeText'
import { report } from './body'
import type { Body, Session } from './body'
import { checkCoerced } from './coerce'
import { ConstEvaluation } from './constEvaluation'
import type { Lookup } from './constEvaluation'
import { finishBody } from './finish'
import { everyIn, lintConstant } from './lints'
import { judgeLater, merge, newBody } from './runBody'
import type { Callee } from '../checked/checked'

const DEEPEST = 60

/** The value of a number that has to be known before the program runs: a length, a discriminant of this type. */
export function numberOf(expr: tree.Expr, scope: TypeScope, integer: IntegerName, depth = 0): bigint | undefined {
  if (depth > DEEPEST) return undefined
  const value = new ConstEvaluation(LOOKUP).valueOf(expr, scope, depth, integer)
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
  integerIn(type, scope) {
    const lowered = lowerType({ ...scope, report: () => undefined }, type)
    return lowered.kind === 'scalar' && isIntegerName(lowered.name) ? lowered.name : undefined
  },
}

/** A variant of an enum, by its index in the text. */
type NamedVariant = { variants: readonly tree.Variant[]; index: number; scope: TypeScope; integer: IntegerName }

/** The number of a variant: one more than that before it, unless it is given. */
function discriminantOf(variant: NamedVariant, depth: number): bigint | undefined {
  const { variants, index, scope, integer } = variant
  const { discriminant } = variants[index]!
  if (discriminant) return numberOf(discriminant, scope, integer, depth)
  if (index === 0) return 0n
  const before = discriminantOf({ ...variant, index: index - 1 }, depth)
  return before === undefined ? undefined : before + 1n
}

/** What a constant is said to be, a function, or a variant that is cast. */
function valueNamed(path: tree.Path, scope: TypeScope): NamedMember | NamedVariant | undefined {
  const names = path.segments.map(({ name }) => name.name)
  const last = names[names.length - 1]!
  const owner = names.length > 1 && !path.qualifier ? scope.module.entryAt(names.slice(0, -1)) : undefined
  if (path.qualifier || (names.length > 1 && owner?.kind !== 'module')) {
    const trait = path.qualifier && path.qualifier.traitLength > 0 ? traitOf(path, scope) : undefined
    const type = owner?.kind === 'adt' ? adtOf(owner.adt, asTypes(owner.adt.params)) : typeBefore(path, scope)
    const node = type?.kind === 'adt' ? type.adt.node : undefined
    const variants = node?.kind === 'Enum' ? node.variants : []
    const index = variants.findIndex(({ name }) => name.name === last)
    if (node?.kind === 'Enum' && index >= 0) return { variants, index, scope, integer: reprOf(node) }
    return type && scope.memberOf?.(type, last, trait)
  }
  const entry =
    names.length === 1
      ? scope.module.visible('values', last)
      : owner?.kind === 'module'
        ? owner.module.member('values', last)
        : undefined
  if (entry?.kind === 'constant') return memberOf(entry.constant, undefined, scope)
  return entry?.kind === 'function' && entry.item.isOwn ? memberOf(undefined, entry.item, scope) : undefined
}

/** The type whose member the last name of a path is: `Self`, a scalar, an alias, or that in `<…>`. */
function typeBefore({ span, segments, isGlobal, qualifier }: tree.Path, scope: TypeScope): Type | undefined {
  const silent = { ...scope, report: () => undefined }
  const path = { span, segments: segments.slice(0, -1), isGlobal }
  const type = lowerType(silent, qualifier ? qualifier.type : { kind: 'PathType', span, path })
  return type.kind === 'error' ? undefined : type
}

function traitOf({ span, segments, isGlobal, qualifier }: tree.Path, scope: TypeScope) {
  const path = { span, segments: segments.slice(0, qualifier!.traitLength), isGlobal }
  return traitAt({ ...scope, report: () => undefined }, path)
}

/** A constant or function with where its names are looked up: where it is declared, or where it is used. */
function memberOf(
  constant: Constant | undefined,
  item: FunctionItem | undefined,
  scope: TypeScope,
): NamedMember | undefined {
  if (constant?.value)
    return { value: constant.value, type: constant.node?.type, scope: scope.scopeOf?.(constant) ?? scope }
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
  const value = numberOf(expr, scope, 'usize')
  if (value === undefined && isOfParameter(expr, scope)) {
    scope.report({
      span: expr.span,
      message: scope.infer
        ? 'constant expression depends on a generic parameter'
        : 'generic parameters may not be used in const operations',
    })
    return ERROR
  }
  if (value === undefined && isBeyondPlainNumbers(expr, scope)) {
    scope.report({
      span: expr.span,
      message: 'this length cannot be computed here',
      help: 'write the number, or compute it of whole numbers with `if`, `match` and loops',
    })
  }
  return value === undefined || value < 0n ? ERROR : { kind: 'length', value: Number(value) }
}

/** Whether a path names a constant of a type parameter, which no length may use. */
function isOfParameter(expr: tree.Expr, scope: TypeScope): boolean {
  if (expr.kind !== 'PathExpr' || (expr.path.segments.length < 2 && !expr.path.qualifier)) return false
  const type = typeBefore(expr.path, scope)
  return type?.kind === 'param'
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

/** Lengths that `lengthOf` judges by itself. */
const JUDGED_LENGTHS = new Set<tree.Expr['kind']>(['Underscore', 'IntLit', 'FloatLit', 'BoolLit', 'StrLit', 'CharLit'])

/** The lengths of array types, each to be checked once like the value of a constant. */
export class WrittenLengths {
  private readonly found = new Map<tree.Expr, { scope: TypeScope; unreachable: ReadonlySet<string> }>()

  note(expr: tree.Expr, scope: TypeScope, unreachable: ReadonlySet<string> = new Set()): void {
    if (!JUDGED_LENGTHS.has(expr.kind)) this.found.set(expr, { scope, unreachable })
  }

  check(session: Session): void {
    for (const [expr, { scope, unreachable }] of this.found) {
      const body = newBody(session, scope, promisesAround(scope), 'constant', unreachable)
      checkCoerced(body, expr, USIZE)
      finishBody(body)
      checkConstCalls(body, expr, 'constants')
      merge(session.tables, body.session.tables)
    }
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
  const body = newBody(session, scope, promisesAround(scope), 'constant', unreachable)
  checkCoerced(body, value, body.solver.normalize(constant.type))
  finishBody(body)
  checkConstCalls(body, value, constant.isStatic ? 'statics' : 'constants')
  if (value.kind === 'Block' && !body.state.hasErrors) judgeLater(session, body, undefined, value.block)
  merge(session.tables, body.session.tables)
  if (!constant.owner) session.lints.push(() => lintConstant(body, session.tables, value, constant.name))
}

/** In a trait `Self` has the trait: the value of a constant may use its other constants. */
function promisesAround({ owner }: TypeScope): Bound[] {
  return owner?.kind === 'trait'
    ? [{ trait: owner, args: asTypes(owner.params), bindings: [] }]
    : (owner?.where.slice() ?? [])
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
export function checkNumber(session: Session, expr: tree.Expr, integer: IntegerName, scope: TypeScope): void {
  const body = newBody(session, scope, [], 'constant', new Set())
  checkCoerced(body, expr, scalar(integer))
  finishBody(body)
  merge(session.tables, body.session.tables)
  session.lints.push(() => {
    if (lintConstant(body, session.tables, expr, '_') || numberOf(expr, scope, integer) !== undefined) return
    session.report({
      span: expr.span,
      message: 'this discriminant cannot be computed here',
      help: 'write the number, or compute it of whole numbers with `if`, `match` and loops',
    })
  })
}

/** Functions of std that are surely not `const`, besides all those of traits. */
const NOT_CONST =
  /^((Box|Rc|Arc|HashMap|HashSet)::new|\w+::with_capacity|str::(to_uppercase|to_lowercase|to_owned|repeat|replace)|char::is_alphabetic|(Float|f32|f64)::(sqrt|cbrt|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2|ln|log|log2|log10|powi|powf|hypot|sin_cos))$/

/** Reports calls of what runs only with the program, where a value is needed before. */
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
