import { asTypes, type TypeScope } from '../items/typeScope'
import { type Span, textAt } from '../source/span'
import { Solver } from '../traits/solver'
import { isCallTrait } from '../traits/bounds'
import type * as tree from '../tree/tree'
import { behindReferences, isUnit, UNIT } from '../types/known'
import { mapType } from '../types/substitute'
import type { Bound, FunctionItem, Opaque, Type } from '../types/type'
import { checkBlock } from './expressions'
import { type Body, declareLocal, inScope, report, type Session, shallow, visibleNames } from './body'
import { type Local, newTables, type Tables } from '../checked/checked'
import { demandBound } from './bounds'
import type { TypeQueries } from '../checked/analysis'
import { coerce, innermost } from './coerce'
import { Dispatch } from './dispatch'
import { finishBody } from './finish'
import { lintBody } from './lints'
import { kindText, reportMismatch } from './mismatch'
import { checkConstCalls } from './constants'
import { checkParams } from './closures'
import { typeText } from '../types/typeText'
import { checkPatterns } from '../exhaustive/checkPatterns'

export function newBody(
  session: Session,
  scope: TypeScope,
  environment: readonly Bound[],
  callable: Body['callable'],
  unreachable: ReadonlySet<string>,
): Body {
  const solver = new Solver(session.impls, environment)
  const { inference } = solver
  const state = { hasErrors: false }
  const own: Session = {
    ...session,
    tables: newTables(),
    report: (diagnostic) => {
      state.hasErrors = true
      session.report(diagnostic)
    },
  }
  const body: Body = {
    session: own,
    state,
    inference,
    solver,
    scope: {
      ...scope,
      report: own.report,
      infer: () => inference.fresh(),
      project: (type) => solver.normalize(type),
      constantIn: (expr, at, type) =>
        scope.constantIn(expr, at, type, new Set([...unreachable, ...visibleNames(body)])),
    },
    variables: new Map(),
    declared: [],
    result: undefined,
    callable,
    jumps: [],
    diverges: false,
    demands: [],
    calls: [],
    later: [],
    anonymous: [],
    unreachable,
    depth: 0,
  }
  delete body.scope.implTrait
  return body
}

export function checkFunction(
  session: Session,
  item: FunctionItem,
  scope: TypeScope,
  unreachable: ReadonlySet<string>,
): void {
  const { body: block, node, owner, signature } = item
  if (!block) return
  const environment = [...signature.where]
  if (owner?.kind === 'trait') environment.push({ trait: owner, args: asTypes(owner.params), bindings: [] })
  const body = newBody(session, scope, environment, node ? 'function' : 'frame', unreachable)
  body.anonymous = item.params.filter(({ isAnonymous }) => isAnonymous)
  const params = signature.params.map((param) => body.solver.normalize(param))
  const opaques: { opaque: Opaque; type: Type }[] = []
  const declared = body.solver.normalize(signature.result)
  const result = hidden(body, declared, opaques, block.span)
  body.result = result
  inScope(body, () => {
    const offset = node?.receiver ? 1 : 0
    if (node?.receiver) declareSelf(body, item, node.receiver, params[0]!)
    checkParams(body, node?.params ?? [], (i) => params[i + offset]!)
    checkResult(body, block, result, node)
  })
  finishBody(body)
  for (const { opaque, type } of opaques) opaque.hidden = body.inference.resolve(type)
  if (node?.isConst) checkConstCalls(body, block, 'constant functions')
  merge(session.tables, body.session.tables)
  if (body.state.hasErrors) return
  if (item.isOwn) scheduleChecks(session, body, item, block)
  // Bodies in std are checked during lowering
  else if (body.session.tables.closures.size > 0) analyze(session, body, item, block)
}

/** Whether a type implements a trait, or might. */
function hasTrait(body: Body, type: Type, name: string): boolean {
  const trait = body.session.world.trait(name)
  return trait === undefined || body.solver.evaluate({ trait, args: [type], bindings: [] }) !== 'no'
}

/** Inside the function, `impl Trait` is an inference variable. */
function hidden(body: Body, result: Type, opaques: { opaque: Opaque; type: Type }[], span: Span): Type {
  return mapType(result, (part) => {
    if (part.kind !== 'opaque') return undefined
    const type = body.inference.fresh()
    opaques.push({ opaque: part.opaque, type })
    for (const bound of part.opaque.bounds) {
      const goal: Bound = {
        trait: bound.trait,
        args: [type, ...bound.args.slice(1)],
        bindings: bound.bindings.map((binding) => ({ ...binding, type: hidden(body, binding.type, opaques, span) })),
      }
      demandBound(body, goal, span)
    }
    return type
  })
}

function declareSelf(body: Body, item: FunctionItem, receiver: tree.Receiver, type: Type): void {
  const isPlain =
    item.owner?.kind === 'impl' && !item.owner.trait && textAt(body.session.text, receiver.span) === '&self'
  const local: Local = {
    id: body.session.nextId(),
    name: 'self',
    type,
    isMutable: receiver.isMut,
    mode: 'move',
    ...(isPlain && { receiver: receiver.span }),
  }
  body.session.tables.selves.set(item, local)
  declareLocal(body, local)
}

function checkResult(body: Body, block: tree.Block, result: Type, node: tree.FnItem | undefined): void {
  const found = checkBlock(body, block, result)
  if (block.tail) {
    if (!coerce(body, block.tail, found, result)) reportResult(body, block, result, found, node)
    return
  }
  if (shallow(body, found).kind === 'never' || body.inference.unify(result, UNIT)) return
  reportMissingResult(body, block, result, node)
}

export function merge(all: Tables, own: Tables): void {
  for (const name of Object.keys(all) as (keyof Tables)[]) {
    const target = all[name] as Map<unknown, unknown>
    for (const [node, fact] of own[name] as Map<unknown, unknown>) target.set(node, fact)
  }
}

/** Schedules exhaustiveness, closure traits and moves, which need all types. A constant has no item. */
export function scheduleChecks(session: Session, body: Body, item: FunctionItem | undefined, block: tree.Block): void {
  session.afterTypes.push(() => {
    const missed = checkExhaustive(body, block, item?.node)
    if (missed > 0) return
    const analyzed = analyze(session, body, item, block)
    checkCalls(body)
    checkPointers(body)
    analyzed?.checkMoves()
    if (!item) return
    if (!ALLOWED.test(session.text)) session.lints.push(() => lintBody(body, session.tables, block))
    if (analyzed) session.borrows?.push(analyzed.checkBorrows)
  })
}

function analyze(session: Session, body: Body, item: FunctionItem | undefined, block: tree.Block) {
  const { report, world, impls } = session
  const { tables } = body.session
  const copies = new Map<Type, boolean>()
  const isCopy = (type: Type) => {
    const known = copies.get(type) ?? hasTrait(body, type, 'Copy')
    copies.set(type, known)
    return known
  }
  const types: TypeQueries = {
    ...new Dispatch(world, impls).queries(),
    isCopy,
    isClone: (type) => hasTrait(body, type, 'Clone'),
    callTrait: (type) => callTraitOf(body, type),
    trait: (name) => world.trait(name),
  }
  const analyzed = session.analyze?.({ tables, types, report, item, block })
  for (const [expr, facts] of tables.closures) session.tables.closures.set(expr, facts)
  return analyzed
}

/** Only closures without captures can become `fn` pointers. */
function checkPointers(body: Body): void {
  const { tables } = body.session
  for (const [expr, steps] of tables.adjustments) {
    const isPointer = expr.kind === 'Closure' && steps.some(({ kind }) => kind === 'functionPointer')
    if (!isPointer || !tables.closures.get(expr)?.captures.length) continue
    report(body, expr.span, 'mismatched types', {
      label: 'expected fn pointer, found closure',
      help: 'closures can only be coerced to `fn` types if they do not capture any variables',
      code: 'E0308',
    })
  }
}

/** Attributes that disable the arithmetic lints. */
const ALLOWED = /arithmetic_overflow|unconditional_panic/

const FREEDOM = ['FnOnce', 'FnMut', 'Fn']

function checkCalls(body: Body): void {
  for (const { closure, trait, span } of body.calls) {
    if (FREEDOM.indexOf(closure.call) >= FREEDOM.indexOf(trait)) continue
    const place = [...body.session.tables.closures].find(
      ([, { type }]) => type.kind === 'closure' && type.closure === closure,
    )
    const verb =
      closure.call === 'FnOnce' ? 'moves a variable out of its environment' : 'changes a variable of its environment'
    body.session.report({
      span: place?.[0].span ?? span,
      message: `expected a closure that implements the \`${trait}\` trait, but this closure only implements \`${closure.call}\``,
      label: `this closure implements \`${closure.call}\`, not \`${trait}\`: it ${verb}`,
      help:
        closure.call === 'FnOnce'
          ? 'clone what it moves out'
          : `accept it as \`FnMut\`, or store what changes in a \`Cell\``,
      code: 'E0525',
    })
  }
}

function callTraitOf(body: Body, type: Type): string | undefined {
  return body.solver.promised(type).find((bound) => isCallTrait(bound))?.trait.name
}

function reportResult(body: Body, block: tree.Block, result: Type, found: Type, node: tree.FnItem | undefined): void {
  const isMissing = isUnit(shallow(body, result)) && !node?.result
  const type = kindText(body.inference.resolve(found)).replaceAll('`', '')
  const help =
    body.callable === 'frame'
      ? 'add a semicolon `;`: a frame has no value'
      : `add a return type: \`-> ${type}\`, or a semicolon`
  reportMismatch(body, innermost(block.tail!), result, found, isMissing ? { help } : {})
}

function reportMissingResult(body: Body, block: tree.Block, result: Type, node: tree.FnItem | undefined): void {
  const last = block.statements[block.statements.length - 1]
  const known = body.inference.resolve(result)
  const given =
    last?.kind === 'ExprStatement' && last.hasSemicolon ? body.session.tables.types.get(last.expr) : undefined
  const isValue =
    given !== undefined &&
    !isUnit(shallow(body, given)) &&
    body.inference.probe(() => body.inference.unify(given, result))
  const span = node?.result?.span ?? block.span
  body.session.report({
    span,
    message: 'mismatched types',
    label: `expected ${kindText(known)}, found \`()\``,
    help: isValue ? 'remove this semicolon to return this value' : 'end with a value, without a semicolon',
    code: 'E0308',
  })
}

function checkExhaustive(body: Body, block: tree.Block, node: tree.FnItem | undefined): number {
  const { tables, report } = body.session
  const found = checkPatterns(tables, block, node?.params)
  for (const diagnostic of found) report(diagnostic)
  let count = found.length
  for (const [node, type] of tables.types)
    if (node.kind === 'BindingPattern' && reportVariantName(body, node, type)) count += 1
  return count
}

function reportVariantName(body: Body, pattern: tree.BindingPattern, type: Type): boolean {
  if (!body.session.tables.locals.has(pattern) || pattern.pattern || pattern.isMut || pattern.isRef) return false
  const known = behindReferences(type)
  if (known.kind !== 'adt' || known.adt.kind !== 'enum') return false
  const { name } = pattern.name
  const variant = known.adt.variants.find((other) => other.name === name && other.shape === 'unit')
  if (!variant) return false
  body.session.report({
    span: pattern.span,
    message: `pattern binding \`${name}\` is named the same as one of the variants of the type \`${typeText(known)}\``,
    help: `to match on the variant, qualify the path: \`${known.adt.name}::${name}\``,
    code: 'E0170',
  })
  return true
}
