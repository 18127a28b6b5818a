import type { Local } from '../checker/checked'
import type { Tables } from '../checker/body'
import type { Span } from '../source/span'
import type { Block, Expr, Pattern } from '../tree/tree'
import { substitute, substitutionOf } from '../types/substitute'
import type { Adt, Closure, Type } from '../types/type'
import type { Context, Environment, Types } from './environment'
import { type Loan, type Place, type Use, type Variable } from './flow'
import { countOf, type Kept, type Region, type Typed } from './regions'

/** A value that was made and waits to be used. */
export type Operand = Typed & {
  held?: Variable
  /** The borrow that it is, if it may wait for the call that it is made for. */
  waiting?: Loan
}

/** A stretch of the program at whose end storage goes, the last first. */
type Scope = { variables: Variable[]; isStatement: boolean }

/** A loop or block that `break` can leave. */
type Target = {
  label: string | undefined
  isBlock: boolean
  depth: number
  result: Operand | undefined
  breaks: (number | undefined)[]
  continues: (number | undefined)[]
}

/** What is given back, where, and of which closure. */
export type Given = { expr: Expr; regions: readonly Region[]; closure?: Expr }

/** A body while it becomes points. */
export type Build = Context & {
  tables: Tables
  types: Types
  callTrait: (type: Type) => string | undefined
  variables: Map<Local, Variable>
  destructors: Map<Adt, boolean>
  /** Closures that are kept in a variable. */
  kept: Set<Expr>
  /** What the lifetimes of the signature are. */
  outside: Environment
  scopes: Scope[]
  targets: Target[]
  /** Values without a name that live as long as the block of the `let` that they stand in. */
  extended: Map<Expr, Scope>
  /** Takes a value out of the body: of the function, or of the closure inside. */
  give: (value: Operand, expr: Expr) => void
  given: Given[]
  /** Values that go behind `dyn`, or where they have to last. */
  keeps: Kept[]
  value: (b: Build, expr: Expr) => Operand
  /** The value before the language adjusts it. */
  unadjusted: (b: Build, expr: Expr) => Operand
  place: (b: Build, expr: Expr, isMutable: boolean) => Place
  block: (b: Build, block: Block) => Operand
}

/** What is copied and what goes with drop is asked here; closures copy what they hold. */
export function typeOf(b: Build, node: Expr | Pattern): Type {
  return b.tables.types.get(node) ?? { kind: 'error' }
}

/** A value without references: nothing has to be remembered of it. */
export function plain(type: Type): Operand {
  return { type, regions: [] }
}

/** A value of a type about whose references nothing is known. */
export function free(b: Build, type: Type): Operand {
  return hold(b, { type, regions: b.flow.freshFor(countOf(type)) })
}

/** Keeps a value until it is used. */
export function hold(b: Build, { type, regions }: Typed): Operand {
  if (regions.length === 0) return plain(type)
  const held = b.flow.variable({ type, regions })
  b.flow.define(held)
  return { type, regions, held }
}

/** Uses values that were made before, all at one point. */
export function consume(b: Build, operands: readonly (Operand | undefined)[]): void {
  const uses = operands.flatMap((operand) => operand?.held ?? [])
  const activates = operands.flatMap((operand) => operand?.waiting ?? [])
  if (uses.length === 0) return
  const node = b.flow.add({ uses, ...(activates.length > 0 && { activates }) })
  for (const loan of activates) if (node !== undefined) loan.activatedAt = node
}

/** The variable that a name of the program means. */
export function variableOf(b: Build, local: Local): Variable {
  const known = b.variables.get(local)
  if (known) return known
  const { name, type } = local
  const made = variable(b, { type, regions: b.flow.freshFor(countOf(type)) }, { name })
  b.variables.set(local, made)
  return made
}

/** Whether a struct or enum of the program has a destructor of its own. */
export function hasDestructor(b: Build, type: Type): boolean {
  if (type.kind !== 'adt' || !type.adt.isOwn) return false
  const known = b.destructors.get(type.adt) ?? b.types.implOf('Drop', type) !== undefined
  b.destructors.set(type.adt, known)
  return known
}

/** Whether values of a type look at what they hold when they go: those of std do not, but for guards. */
function hasDrop(b: Build, type: Type, depth = 0): boolean {
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

/** A new variable, with or without a name. */
export function variable(b: Build, typed: Typed, facts: Omit<Variable, keyof Typed> = {}): Variable {
  const { type, regions } = typed
  return b.flow.variable({
    type,
    regions,
    hasDrop: hasDrop(b, type),
    hasDestructor: hasDestructor(b, type),
    ...facts,
  })
}

/** A place that is a whole variable. */
export function whole(root: Variable): Place {
  return { root, path: [], type: root.type, regions: root.regions }
}

/** Uses a place at a point of its own; what it gets is used there, too. */
export function access(b: Build, place: Place, use: Use, expr: Expr, taken?: Variable): number | undefined {
  const { root, path } = place
  if (use === 'move' && path.length === 0) root.isMoved = true
  const isNeeded = use !== 'end' && (use !== 'assign' || path.some(({ kind }) => kind === 'deref'))
  return b.flow.add({ access: { place, use, expr }, uses: [...(isNeeded ? [root] : []), ...(taken ? [taken] : [])] })
}

/** The value of a place, copied or taken away. */
export function read(b: Build, place: Place, expr: Expr): Operand {
  access(b, place, b.types.isCopy(place.type) ? 'read' : 'move', expr)
  return hold(b, place)
}

/** How a borrow is made. */
type BorrowOptions = { isMutable: boolean; mayWait?: boolean; closure?: Expr; usedAt?: Expr }

/** Borrows a place; what it is borrowed through has to be good as long. */
export function borrow(
  b: Build,
  place: Place,
  expr: Expr,
  { isMutable, mayWait, closure, usedAt }: BorrowOptions,
): Operand {
  const { flow } = b
  const region = flow.fresh()
  const type: Type = { kind: 'reference', isMutable, target: place.type }
  const node = flow.add({
    access: {
      place,
      use: isMutable ? 'mutable' : 'shared',
      expr,
      ...(mayWait && { isReserved: true }),
      ...(closure && { closure }),
    },
    uses: [place.root],
  })
  const isBehindShared = throughPointers(b, place, region)
  const held = flow.variable({ type, regions: [region, ...place.regions] })
  if (node === undefined) return { type, regions: held.regions, held }
  flow.nodes[node]!.defines = held
  const operand: Operand = { type, regions: held.regions, held }
  if (isBehindShared || place.root.isStatic) return operand
  const loan: Loan = {
    place,
    isMutable,
    region,
    expr,
    node,
    ...(closure && { closure }),
    ...(usedAt && { usedAt, isKept: closure !== undefined && b.kept.has(closure) }),
  }
  flow.nodes[node]!.loan = loan
  flow.loans.push(loan)
  return mayWait && isMutable ? { ...operand, waiting: loan } : operand
}

/** Whether a shared reference is on the way: what is behind it stays, whatever happens to the reference. */
function throughPointers({ flow }: Build, { path }: Place, region: Region): boolean {
  for (const step of path.toReversed()) {
    if (step.kind !== 'deref' || step.pointer === 'box') continue
    flow.outlives(step.region, region)
    if (step.pointer === 'shared') return true
  }
  return false
}

/** Where a closure is checked, its regions are known to who calls it. */
export function noteClosure(b: Build, closure: Closure): { params: Typed[]; result: Typed } {
  const typed = (type: Type): Typed => ({ type, regions: b.flow.freshFor(countOf(type)) })
  const facts = { params: closure.params.map(typed), result: typed(closure.result) }
  b.closures.set(closure, facts)
  return facts
}

// Storage

/** Runs with a scope of its own: what is stored in it goes at its end. */
export function inScope<Result>(b: Build, expr: Expr | Block, isStatement: boolean, run: () => Result): Result {
  const scope: Scope = { variables: [], isStatement }
  b.scopes.push(scope)
  const result = run()
  b.scopes.pop()
  endStorage(b, scope, expr)
  return result
}

/** The storage of every scope from the innermost down to a depth ends, as a jump leaves them. */
export function leaveScopes(b: Build, depth: number, expr: Expr): void {
  for (const scope of b.scopes.slice(depth).toReversed()) endStorage(b, scope, expr)
}

function endStorage(b: Build, { variables }: Scope, expr: { span: Span }): void {
  for (const root of variables.toReversed())
    b.flow.add({ access: { place: whole(root), use: 'end', expr: expr as Expr }, drops: root })
}

/** The innermost block, or the innermost statement. */
export function scopeOf(b: Build, isStatement: boolean): Scope | undefined {
  return b.scopes.findLast((scope) => scope.isStatement === isStatement)
}

/** Gives a variable storage: until the block ends, unless it is told otherwise. */
export function store(b: Build, variable: Variable, scope = scopeOf(b, false)): void {
  scope?.variables.push(variable)
}
