import type { Local, Tables } from '../../front/checked/checked'
import type { CheckedBody } from '../../front/checked/analysis'
import type { Block, ClosureExpr, Expr, Pattern } from '../../front/tree/tree'
import { ERROR } from '../../front/types/known'
import { substitute, substitutionOf } from '../../front/types/substitute'
import type { Adt, Type } from '../../front/types/type'
import {
  whole,
  type BlockId,
  type Body,
  type BorrowKind,
  type Loan,
  type LocalDecl,
  type Place,
  type Rvalue,
  type Statement,
  type Terminator,
} from '../mir'
import { countOf, type Kept, type Region, type Typed } from '../regions'
import type { Context, Environment } from './environment'

/** An operand that has been evaluated but not used yet. */
export type Value = Typed & {
  /** The temporary that holds it; undefined if it has no regions. */
  held?: LocalDecl
  /** Its loan, if it is a two-phase borrow. */
  waiting?: Loan
}

/** Locals whose storage ends together, in reverse order. */
type Scope = { locals: LocalDecl[]; isStatement: boolean }

type Target = {
  label: string | undefined
  isBlock: boolean
  depth: number
  result: Value | undefined
  breaks: BlockId[]
  continues: BlockId[]
}

export type Given = { expr: Expr; regions: readonly Region[]; closure?: Expr }

export type Builder = Context & {
  input: CheckedBody
  tables: Tables
  blocks: BlockInProgress[]
  current: BlockId
  /** The last statement of the previous program statement, whose value is unused. */
  sealed: Statement | undefined
  locals: LocalDecl[]
  loans: Loan[]
  inner: Body[]
  variables: Map<Local, LocalDecl>
  destructors: Map<Adt, boolean>
  /** Closures that are stored in a variable. */
  kept: Set<Expr>
  /** The lifetimes of the signature. */
  outside: Environment
  scopes: Scope[]
  targets: Target[]
  /** Temporaries whose lifetime a `let` extends. */
  extended: Map<Expr, Scope>
  /** Returns from the function or closure. */
  give: (value: Value, expr: Expr) => void
  given: Given[]
  /** Values that become `dyn` or have to be `'static`. */
  keeps: Kept[]
}

/** A block that has no terminator yet. Edges from unreachable blocks are omitted. */
type BlockInProgress = { statements: Statement[]; targets: BlockId[]; isReachable: boolean }

/** Starts a block after others; without predecessors, it is unreachable. */
export function startBlock(b: Builder, from: readonly BlockId[], isEntry = false): BlockId {
  const reached = [...new Set(from)].filter((id) => b.blocks[id]!.isReachable)
  b.current = b.blocks.push({ statements: [], targets: [], isReachable: isEntry || reached.length > 0 }) - 1
  for (const id of reached) b.blocks[id]!.targets.push(b.current)
  return b.current
}

export function joinBlocks(b: Builder, ends: readonly BlockId[]): void {
  const [only, ...others] = [...new Set(ends)].filter((id) => b.blocks[id]!.isReachable)
  if (only !== undefined && others.length === 0 && b.blocks[only]!.targets.length === 0) b.current = only
  else startBlock(b, ends)
}

/** Ends the current block; the code that follows is unreachable. */
export function diverge(b: Builder): BlockId {
  const end = b.current
  startBlock(b, [])
  return end
}

export function loopBack(b: Builder, ends: readonly BlockId[], head: BlockId): void {
  for (const end of new Set(ends)) if (b.blocks[end]!.isReachable) b.blocks[end]!.targets.push(head)
}

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

export function push<S extends Statement>(b: Builder, statement: S): S {
  b.blocks[b.current]!.statements.push(statement)
  return statement
}

/** Uses the last computed value, unless it is already stored. */
export function define(b: Builder, local: LocalDecl, origin: Expr | Pattern = madeLast(b)): void {
  const last = b.blocks[b.current]!.statements.at(-1)
  const target = { place: whole(local), isInit: true }
  if (last?.kind === 'assign' && last !== b.sealed && !last.place && last.rvalue.kind !== 'ref')
    Object.assign(last, target)
  else push(b, { kind: 'assign', ...target, rvalue: operandsOf([]), origin })
}

/** For temporaries that diagnostics never name. */
function madeLast({ regions, input }: Builder): Expr {
  return regions.made ?? { kind: 'Block', span: input.block.span, block: input.block }
}

export function fakeRead(b: Builder, place: Place, origin: Expr, isDiscriminant = false): void {
  push(b, { kind: 'fakeRead', place, isDiscriminant, origin })
}

export function overwrite(b: Builder, place: Place, rvalue: Rvalue, origin: Expr, source: Expr): void {
  push(b, { kind: 'assign', place, isInit: false, rvalue, origin, source })
}

export function typeOf(b: Builder, node: Expr | Pattern): Type {
  return b.tables.types.get(node) ?? ERROR
}

/** An operand without references. */
export function plain(type: Type): Value {
  return { type, regions: [] }
}

/** An operand whose regions are not constrained. */
export function free(b: Builder, type: Type): Value {
  return hold(b, { type, regions: b.regions.freshFor(type) })
}

export function hold(b: Builder, { type, regions }: Typed): Value {
  if (regions.length === 0) return plain(type)
  const held = temporary(b, { type, regions })
  define(b, held)
  return { type, regions, held }
}

/** Uses evaluated operands in one statement. */
export function consume(b: Builder, values: readonly (Value | undefined)[]): void {
  const rvalue = operandsOf(values)
  if (rvalue.operands.length === 0) return
  const statement = push(b, { kind: 'assign', isInit: false, rvalue, origin: madeLast(b) })
  for (const loan of rvalue.activates) loan.activatedBy = statement
}

export function operandsOf(values: readonly (Value | undefined)[]): Extract<Rvalue, { kind: 'compute' }> {
  const operands = values.flatMap((value) => value?.held ?? [])
  return { kind: 'compute', operands, activates: values.flatMap((value) => value?.waiting ?? []) }
}

/** A temporary that is never borrowed. */
export function temporary(b: Builder, { type, regions }: Typed): LocalDecl {
  const local = { index: b.locals.length, type, regions }
  b.locals.push(local)
  return local
}

export function newLocal(b: Builder, typed: Typed, facts: Partial<LocalDecl> = {}): LocalDecl {
  const { type } = typed
  const known = { hasDrop: hasDrop(b, type), hasDestructor: hasDestructor(b, type) }
  return Object.assign(temporary(b, typed), known, facts)
}

export function localOf(b: Builder, variable: Local): LocalDecl {
  const known = b.variables.get(variable)
  if (known) return known
  const { name, type } = variable
  const made = newLocal(b, { type, regions: b.regions.freshFor(type) }, { name, variable })
  b.variables.set(variable, made)
  return made
}

export function hasDestructor(b: Builder, type: Type): boolean {
  if (type.kind !== 'adt' || !type.adt.isOwn) return false
  const known = b.destructors.get(type.adt) ?? b.types.implOf('Drop', type) !== undefined
  b.destructors.set(type.adt, known)
  return known
}

/** Whether dropping may access the value's borrows; of std's types, only guards do. */
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

export function read(b: Builder, place: Place, origin: Expr | Pattern, source?: Expr): Value {
  const { local, projection } = place
  const kind = b.types.isCopy(place.type) ? 'copy' : 'move'
  if (kind === 'move' && projection.length === 0) local.isMoved = true
  push(b, { kind: 'assign', isInit: false, rvalue: { kind: 'use', operand: { kind, place } }, origin, source })
  return hold(b, place)
}

type BorrowOptions = { kind: BorrowKind; closure?: ClosureExpr; source?: Expr | undefined; isOfGuard?: boolean }

/** References on the place's path have to live as long. */
export function borrow(b: Builder, place: Place, origin: Expr | Pattern, options: BorrowOptions): Value {
  const { kind, closure, source, isOfGuard } = options
  const isMutable = kind !== 'shared'
  const region = b.regions.fresh()
  const type: Type = { kind: 'reference', isMutable, target: place.type }
  const isBehindShared = throughPointers(b, place, region)
  const held = temporary(b, { type, regions: [region, ...place.regions] })
  const statement = push(b, {
    ...{ kind: 'assign', place: whole(held), isInit: true, origin, source },
    rvalue: { kind: 'ref', borrow: kind, place, closure },
  })
  const value: Value = { type, regions: held.regions, held }
  if (isBehindShared || place.local.isStatic || !b.blocks[b.current]!.isReachable) return value
  const loan: Loan = { place, isMutable, region, expr: origin as Expr, statement, closure, isOfGuard }
  if (closure) Object.assign(loan, { usedAt: source, isKept: b.kept.has(closure) })
  b.loans.push(loan)
  return kind === 'twoPhase' ? { ...value, waiting: loan } : value
}

/** Whether the path goes through a shared reference, whose target does not depend on it. */
function throughPointers({ regions }: Builder, { projection }: Place, region: Region): boolean {
  for (const step of projection.toReversed()) {
    if (step.kind !== 'deref' || step.pointer === 'box') continue
    regions.outlives(step.region, region)
    if (step.pointer === 'shared') return true
  }
  return false
}

/** Ends the scope's storage afterwards. */
export function inScope<Result>(b: Builder, node: Expr | Block, isStatement: boolean, run: () => Result): Result {
  const scope: Scope = { locals: [], isStatement }
  b.scopes.push(scope)
  const result = run()
  b.scopes.pop()
  endStorage(b, scope, node as Expr)
  return result
}

export function leaveScopes(b: Builder, depth: number, expr: Expr): void {
  for (const scope of b.scopes.slice(depth).toReversed()) endStorage(b, scope, expr)
}

function endStorage(b: Builder, { locals }: Scope, origin: Expr): void {
  for (const local of locals.toReversed()) push(b, { kind: 'storageDead', local, origin })
}

export function scopeOf(b: Builder, isStatement: boolean): Scope | undefined {
  return b.scopes.findLast((scope) => scope.isStatement === isStatement)
}

/** The storage ends with the block by default. */
export function store(b: Builder, local: LocalDecl, scope = scopeOf(b, false)): void {
  scope?.locals.push(local)
}
