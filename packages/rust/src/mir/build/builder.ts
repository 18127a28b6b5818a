import type { Local } from '../../front/checked/checked'
import type { CheckedBody } from '../../front/checked/analysis'
import type { Tables } from '../../front/checked/checked'
import type { Block, ClosureExpr, Expr, Pattern } from '../../front/tree/tree'
import { substitute, substitutionOf } from '../../front/types/substitute'
import type { Adt, Closure, Type } from '../../front/types/type'
import type { Assign, BlockId, Body, BorrowKind, Loan, LocalDecl, Place, Rvalue, Statement, Terminator } from '../mir'
import { UNKNOWN, whole } from '../mir'
import { countOf } from '../regions'
import type { Kept, Region, Typed } from '../regions'
import type { Context, Environment } from './environment'

/** A value that was made and waits to be used. */
export type Value = Typed & {
  /** The temporary that holds it; values without regions need none. */
  held?: LocalDecl
  /** The borrow that it is, if that is two-phase. */
  waiting?: Loan
}

/** A part of the program at whose end storage ends, the last local first. */
type Scope = { locals: LocalDecl[]; isStatement: boolean }

/** A loop or block that `break` can leave. */
type Target = {
  label: string | undefined
  isBlock: boolean
  depth: number
  result: Value | undefined
  breaks: BlockId[]
  continues: BlockId[]
}

/** What is returned, where, and of which closure. */
export type Given = { expr: Expr; regions: readonly Region[]; closure?: Expr }

/** A body under construction. */
export type Builder = Context & {
  input: CheckedBody
  tables: Tables
  blocks: BlockInProgress[]
  /** The block that statements are added to. */
  current: BlockId
  /** The last statement of the statement of the program before: its value is not stored. */
  sealed: Statement | undefined
  locals: LocalDecl[]
  loans: Loan[]
  inner: Body[]
  variables: Map<Local, LocalDecl>
  destructors: Map<Adt, boolean>
  /** Closures that are stored in a variable. */
  kept: Set<Expr>
  /** What the lifetimes of the signature are. */
  outside: Environment
  scopes: Scope[]
  targets: Target[]
  /** Temporaries that live as long as the block of their `let`. */
  extended: Map<Expr, Scope>
  /** Returns a value from the function, or from the closure inside. */
  give: (value: Value, expr: Expr) => void
  given: Given[]
  /** Values that are put behind `dyn`, or where they have to last. */
  keeps: Kept[]
}

// Blocks

/** A block whose terminator is not known yet. Edges from blocks that cannot be reached are left out. */
type BlockInProgress = { statements: Statement[]; targets: BlockId[]; isReachable: boolean }

/** Starts a block behind others; behind none it cannot be reached. */
export function startBlock(b: Builder, from: readonly BlockId[], isEntry = false): BlockId {
  const reached = [...new Set(from)].filter((id) => b.blocks[id]!.isReachable)
  b.current = b.blocks.push({ statements: [], targets: [], isReachable: isEntry || reached.length > 0 }) - 1
  for (const id of reached) b.blocks[id]!.targets.push(b.current)
  return b.current
}

/** Continues where several blocks end. */
export function meet(b: Builder, ends: readonly BlockId[]): void {
  const [only, ...others] = [...new Set(ends)].filter((id) => b.blocks[id]!.isReachable)
  if (only !== undefined && others.length === 0 && b.blocks[only]!.targets.length === 0) b.current = only
  else startBlock(b, ends)
}

/** Ends the current block, where a jump or a call that does not return leaves it; what follows cannot be reached. */
export function diverge(b: Builder): BlockId {
  const end = b.current
  startBlock(b, [])
  return end
}

/** Leads back to the head of a loop. */
export function loopBack(b: Builder, ends: readonly BlockId[], head: BlockId): void {
  for (const end of new Set(ends)) if (b.blocks[end]!.isReachable) b.blocks[end]!.targets.push(head)
}

/** The blocks with their terminators. */
export function finishedBlocks(blocks: readonly BlockInProgress[], last: BlockId): Body['blocks'] {
  return blocks.map(({ statements, targets, isReachable }, id) => {
    const [target] = targets
    const terminator: Terminator =
      target === undefined
        ? { kind: id === last ? 'return' : 'unreachable' }
        : targets.length === 1
          ? { kind: 'goto', target }
          : { kind: 'switch', targets }
    return { statements, terminator, isReachable }
  })
}

// Statements

/** Adds a statement to the current block. */
export function push<S extends Statement>(b: Builder, statement: S): S {
  b.blocks[b.current]!.statements.push(statement)
  return statement
}

/** Gives a local its first value: what the last statement computed, unless that is stored already. */
export function define(b: Builder, local: LocalDecl, origin: Expr | Pattern = madeLast(b)): void {
  const last = b.blocks[b.current]!.statements.at(-1)
  if (last?.kind === 'assign' && last !== b.sealed && !last.place && last.rvalue.kind !== 'ref') initialize(last, local)
  else push(b, { kind: 'assign', place: whole(local), isInit: true, rvalue: computed([]), origin })
}

function initialize(statement: Assign, local: LocalDecl): void {
  statement.place = whole(local)
  statement.isInit = true
}

/** The expression that was evaluated last, for temporaries that no diagnostic names. */
function madeLast({ regions, input }: Builder): Expr {
  return regions.made ?? { kind: 'Block', span: input.block.span, block: input.block }
}

function computed(operands: readonly LocalDecl[], activates: readonly Loan[] = []): Rvalue {
  return { kind: 'compute', operands, activates }
}

/** Names or matches a place. */
export function fakeRead(b: Builder, place: Place, origin: Expr, isDiscriminant = false): void {
  push(b, { kind: 'fakeRead', place, isDiscriminant, origin })
}

/** Overwrites a place. */
export function overwrite(b: Builder, place: Place, rvalue: Rvalue, origin: Expr, source: Expr): void {
  push(b, { kind: 'assign', place, isInit: false, rvalue, origin, source })
}

/** The type of an expression or pattern. */
export function typeOf(b: Builder, node: Expr | Pattern): Type {
  return b.tables.types.get(node) ?? UNKNOWN
}

/** A value without references: nothing has to be remembered of it. */
export function plain(type: Type): Value {
  return { type, regions: [] }
}

/** A value of a type about whose references nothing is known. */
export function free(b: Builder, type: Type): Value {
  return hold(b, { type, regions: b.regions.freshFor(type) })
}

/** Holds a value in a temporary until it is used. */
export function hold(b: Builder, { type, regions }: Typed): Value {
  if (regions.length === 0) return plain(type)
  const held = temporary(b, { type, regions })
  define(b, held)
  return { type, regions, held }
}

/** Uses values that were made before, all in one statement. */
export function consume(b: Builder, values: readonly (Value | undefined)[]): void {
  const rvalue = operandsOf(values)
  if (rvalue.operands.length === 0) return
  const statement = push(b, { kind: 'assign', isInit: false, rvalue, origin: madeLast(b) })
  for (const loan of rvalue.activates) loan.activatedBy = statement
}

/** The computation of something out of values. */
export function operandsOf(values: readonly (Value | undefined)[]): Extract<Rvalue, { kind: 'compute' }> {
  const operands = values.flatMap((value) => value?.held ?? [])
  return { kind: 'compute', operands, activates: values.flatMap((value) => value?.waiting ?? []) }
}

// Locals

/** A temporary of which no borrow is made. */
export function temporary(b: Builder, typed: Typed): LocalDecl {
  const { type, regions } = typed
  const local = { index: b.locals.length, type, regions }
  b.locals.push(local)
  return local
}

/** A local with what its drop does. */
export function newLocal(b: Builder, typed: Typed, facts: Partial<LocalDecl> = {}): LocalDecl {
  const { type } = typed
  const known = { hasDrop: hasDrop(b, type), hasDestructor: hasDestructor(b, type) }
  return Object.assign(temporary(b, typed), known, facts)
}

/** The local of a variable of the program. */
export function localOf(b: Builder, variable: Local): LocalDecl {
  const known = b.variables.get(variable)
  if (known) return known
  const { name, type } = variable
  const made = newLocal(b, { type, regions: b.regions.freshFor(type) }, { name, variable })
  b.variables.set(variable, made)
  return made
}

/** Whether a struct or enum of the program implements `Drop`. */
function hasDestructor(b: Builder, type: Type): boolean {
  if (type.kind !== 'adt' || !type.adt.isOwn) return false
  const known = b.destructors.get(type.adt) ?? b.types.implOf('Drop', type) !== undefined
  b.destructors.set(type.adt, known)
  return known
}

/** Whether dropping a value may look at what it borrows: types of std do not, but for guards. */
function hasDrop(b: Builder, type: Type, depth = 0): boolean {
  if (countOf(type) === 0 || depth > 4) return false
  const inner = (part: Type) => hasDrop(b, part, depth + 1)
  if (type.kind === 'tuple') return type.items.some(inner)
  if (type.kind === 'array') return inner(type.item)
  if (type.kind !== 'adt') return false
  const { adt, args } = type
  if (!adt.isOwn) return ['Ref', 'RefMut', 'Drain'].includes(adt.name) || args.some(inner)
  if (hasDestructor(b, type)) return true
  const substitution = substitutionOf(adt.params, args)
  return adt.variants.some(({ fields }) => fields.some((field) => inner(substitute(field.type, substitution))))
}

// Places

/** Reads a place: copies its value, or moves it. */
export function readPlace(
  b: Builder,
  place: Place,
  origin: Expr | Pattern,
  source?: Expr,
  kind = readingOf(b, place),
): void {
  const { local, projection } = place
  if (kind === 'move' && projection.length === 0) local.isMoved = true
  push(b, {
    ...{ kind: 'assign', isInit: false, rvalue: { kind: 'use', operand: { kind, place } }, origin },
    ...(source && { source }),
  })
}

function readingOf(b: Builder, place: Place): 'copy' | 'move' {
  return b.types.isCopy(place.type) ? 'copy' : 'move'
}

/** The value of a place, copied or moved. */
export function read(b: Builder, place: Place, origin: Expr | Pattern, source?: Expr): Value {
  readPlace(b, place, origin, source)
  return hold(b, place)
}

/** How a borrow is made. */
type BorrowOptions = { kind: BorrowKind; closure?: ClosureExpr; usedAt?: Expr; source?: Expr }

/** Borrows a place; what it is borrowed through has to be good as long. */
export function borrow(b: Builder, place: Place, origin: Expr | Pattern, options: BorrowOptions): Value {
  const { kind, closure, usedAt, source } = options
  const isMutable = kind !== 'shared'
  const region = b.regions.fresh()
  const type: Type = { kind: 'reference', isMutable, target: place.type }
  const isBehindShared = throughPointers(b, place, region)
  const held = temporary(b, { type, regions: [region, ...place.regions] })
  const statement = push(b, {
    ...{ kind: 'assign', place: whole(held), isInit: true, origin, ...(source && { source }) },
    rvalue: { kind: 'ref', borrow: kind, place, ...(closure && { closure }) },
  })
  const value: Value = { type, regions: held.regions, held }
  if (isBehindShared || place.local.isStatic || !b.blocks[b.current]!.isReachable) return value
  const expr = origin as Expr
  const loan: Loan = {
    ...{ place, isMutable, region, expr, statement },
    ...(closure && { closure }),
    ...(usedAt && { usedAt, isKept: closure !== undefined && b.kept.has(closure) }),
  }
  b.loans.push(loan)
  return kind === 'twoPhase' ? { ...value, waiting: loan } : value
}

/** Whether a shared reference is on the way: what is behind it stays, whatever happens to the reference. */
function throughPointers({ regions }: Builder, { projection }: Place, region: Region): boolean {
  for (const step of projection.toReversed()) {
    if (step.kind !== 'deref' || step.pointer === 'box') continue
    regions.outlives(step.region, region)
    if (step.pointer === 'shared') return true
  }
  return false
}

/** Records the regions of what a closure takes and gives, for its callers. */
export function noteClosure(b: Builder, closure: Closure): { params: Typed[]; result: Typed } {
  const typed = (type: Type): Typed => ({ type, regions: b.regions.freshFor(type) })
  const facts = { params: closure.params.map(typed), result: typed(closure.result) }
  b.closures.set(closure, facts)
  return facts
}

// Scopes

/** Runs with a scope of its own: the storage of its locals ends with it. */
export function inScope<Result>(b: Builder, node: Expr | Block, isStatement: boolean, run: () => Result): Result {
  const scope: Scope = { locals: [], isStatement }
  b.scopes.push(scope)
  const result = run()
  b.scopes.pop()
  endStorage(b, scope, node as Expr)
  return result
}

/** Ends the storage of every scope from the innermost down to a depth, as a jump leaves them. */
export function leaveScopes(b: Builder, depth: number, expr: Expr): void {
  for (const scope of b.scopes.slice(depth).toReversed()) endStorage(b, scope, expr)
}

function endStorage(b: Builder, { locals }: Scope, origin: Expr): void {
  for (const local of locals.toReversed()) push(b, { kind: 'storageDead', local, origin })
}

/** The innermost block, or the innermost statement. */
export function scopeOf(b: Builder, isStatement: boolean): Scope | undefined {
  return b.scopes.findLast((scope) => scope.isStatement === isStatement)
}

/** Gives a local storage: until the block ends, unless another scope is passed. */
export function store(b: Builder, local: LocalDecl, scope = scopeOf(b, false)): void {
  scope?.locals.push(local)
}
