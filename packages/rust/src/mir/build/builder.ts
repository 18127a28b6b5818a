import type { Local, Tables } from '../../front/checked/checked'
import type { CheckedBody, TypeQueries } from '../../front/checked/analysis'
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
import { countOf, type Kept, type Region, RegionGraph, type Typed } from '../regions'
import { type Context, Environment } from './environment'

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

/** A block that has no terminator yet. Edges from unreachable blocks are omitted. */
type BlockInProgress = { statements: Statement[]; targets: BlockId[]; isReachable: boolean }

type BorrowOptions = { kind: BorrowKind; closure?: ClosureExpr; source?: Expr | undefined; isOfGuard?: boolean }

/** A parameter; the receiver has no pattern. */
export type BuiltParam = Typed & { pattern?: Pattern }

/** Builds a body and those of its closures. */
export class Builder implements Context {
  readonly regions = new RegionGraph()
  readonly types: TypeQueries
  readonly tables: Tables
  readonly closures: Context['closures'] = new Map()
  blocks: BlockInProgress[] = []
  current: BlockId = 0
  /** The last statement of the previous program statement, whose value is unused. */
  sealed: Statement | undefined
  readonly locals: LocalDecl[] = []
  readonly params: BuiltParam[] = []
  readonly loans: Loan[] = []
  inner: Body[] = []
  private readonly variables = new Map<Local, LocalDecl>()
  private readonly destructors = new Map<Adt, boolean>()
  /** Closures that are stored in a variable. */
  readonly kept = new Set<Expr>()
  /** The lifetimes of the signature. */
  readonly outside = new Environment(this, [], [], () => this.regions.freshUniversal())
  scopes: Scope[] = []
  targets: Target[] = []
  /** Temporaries whose lifetime a `let` extends. */
  readonly extended = new Map<Expr, Scope>()
  /** Returns from the function or closure. */
  give: (value: Value, expr: Expr) => void = () => undefined
  readonly given: Given[] = []
  /** Values that become `dyn` or have to be `'static`. */
  readonly keeps: Kept[] = []

  constructor(readonly input: CheckedBody) {
    this.types = input.types
    this.tables = input.tables
  }

  /** Starts a block after others; without predecessors, it is unreachable. */
  startBlock(from: readonly BlockId[], isEntry = false): BlockId {
    const reached = [...new Set(from)].filter((id) => this.blocks[id]!.isReachable)
    this.current = this.blocks.push({ statements: [], targets: [], isReachable: isEntry || reached.length > 0 }) - 1
    for (const id of reached) this.blocks[id]!.targets.push(this.current)
    return this.current
  }

  joinBlocks(ends: readonly BlockId[]): void {
    const [only, ...others] = [...new Set(ends)].filter((id) => this.blocks[id]!.isReachable)
    if (only !== undefined && others.length === 0 && this.blocks[only]!.targets.length === 0) this.current = only
    else this.startBlock(ends)
  }

  /** Ends the current block; the code that follows is unreachable. */
  diverge(): BlockId {
    const end = this.current
    this.startBlock([])
    return end
  }

  loopBack(ends: readonly BlockId[], head: BlockId): void {
    for (const end of new Set(ends)) if (this.blocks[end]!.isReachable) this.blocks[end]!.targets.push(head)
  }

  finishedBlocks(): Body['blocks'] {
    return this.blocks.map(({ statements, targets, isReachable }, id) => {
      const [target] = targets
      const terminator: Terminator =
        target === undefined
          ? { kind: id === this.current ? 'return' : 'unreachable' }
          : targets.length === 1
            ? { kind: 'goto', target }
            : { kind: 'switch', targets }
      return { statements, terminator, isReachable }
    })
  }

  push<S extends Statement>(statement: S): S {
    this.blocks[this.current]!.statements.push(statement)
    return statement
  }

  /** Uses the last computed value, unless it is already stored. */
  define(local: LocalDecl, origin: Expr | Pattern = this.madeLast()): void {
    const last = this.blocks[this.current]!.statements.at(-1)
    const target = { place: whole(local), isInit: true }
    if (last?.kind === 'assign' && last !== this.sealed && !last.place && last.rvalue.kind !== 'ref')
      Object.assign(last, target)
    else this.push({ kind: 'assign', ...target, rvalue: operandsOf([]), origin })
  }

  /** For temporaries that diagnostics never name. */
  private madeLast(): Expr {
    const { block } = this.input
    return this.regions.made ?? { kind: 'Block', span: block.span, block }
  }

  fakeRead(place: Place, origin: Expr, isDiscriminant = false): void {
    this.push({ kind: 'fakeRead', place, isDiscriminant, origin })
  }

  overwrite(place: Place, rvalue: Rvalue, origin: Expr, source: Expr): void {
    this.push({ kind: 'assign', place, isInit: false, rvalue, origin, source })
  }

  typeOf(node: Expr | Pattern): Type {
    return this.tables.types.get(node) ?? ERROR
  }

  /** An operand whose regions are not constrained. */
  free(type: Type): Value {
    return this.hold({ type, regions: this.regions.freshFor(type) })
  }

  hold({ type, regions }: Typed): Value {
    if (regions.length === 0) return plain(type)
    const held = this.temporary({ type, regions })
    this.define(held)
    return { type, regions, held }
  }

  /** Uses evaluated operands in one statement. */
  consume(values: readonly (Value | undefined)[]): void {
    const rvalue = operandsOf(values)
    if (rvalue.operands.length === 0) return
    const statement = this.push({ kind: 'assign', isInit: false, rvalue, origin: this.madeLast() })
    for (const loan of rvalue.activates) loan.activatedBy = statement
  }

  /** A temporary that is never borrowed. */
  temporary({ type, regions }: Typed): LocalDecl {
    const local = { index: this.locals.length, type, regions }
    this.locals.push(local)
    return local
  }

  newLocal(typed: Typed, facts: Partial<LocalDecl> = {}): LocalDecl {
    const { type } = typed
    const known = { hasDrop: this.hasDrop(type), hasDestructor: this.hasDestructor(type) }
    return Object.assign(this.temporary(typed), known, facts)
  }

  localOf(variable: Local): LocalDecl {
    const known = this.variables.get(variable)
    if (known) return known
    const { name, type } = variable
    const made = this.newLocal({ type, regions: this.regions.freshFor(type) }, { name, variable })
    this.variables.set(variable, made)
    return made
  }

  hasDestructor(type: Type): boolean {
    if (type.kind !== 'adt' || !type.adt.isOwn) return false
    const known = this.destructors.get(type.adt) ?? this.types.implOf('Drop', type) !== undefined
    this.destructors.set(type.adt, known)
    return known
  }

  /** Whether dropping may access the value's borrows; of std's types, only guards do. */
  private hasDrop(type: Type, depth = 0): boolean {
    if (countOf(type) === 0 || depth > 4) return false
    const inner = (part: Type) => this.hasDrop(part, depth + 1)
    if (type.kind === 'tuple') return type.items.some(inner)
    if (type.kind === 'array') return inner(type.item)
    if (type.kind !== 'adt') return false
    const { adt, args } = type
    if (!adt.isOwn) return ['Ref', 'RefMut', 'Drain'].includes(adt.name) || args.some(inner)
    if (this.hasDestructor(type)) return true
    const substitution = substitutionOf(adt.params, args)
    return adt.variants.some(({ fields }) => fields.some((field) => inner(substitute(field.type, substitution))))
  }

  read(place: Place, origin: Expr | Pattern, source?: Expr): Value {
    const { local, projection } = place
    const kind = this.types.isCopy(place.type) ? 'copy' : 'move'
    if (kind === 'move' && projection.length === 0) local.isMoved = true
    this.push({ kind: 'assign', isInit: false, rvalue: { kind: 'use', operand: { kind, place } }, origin, source })
    return this.hold(place)
  }

  /** References on the place's path have to live as long. */
  borrow(place: Place, origin: Expr | Pattern, options: BorrowOptions): Value {
    const { kind, closure, source, isOfGuard } = options
    const isMutable = kind !== 'shared'
    const region = this.regions.fresh()
    const type: Type = { kind: 'reference', isMutable, target: place.type }
    const isBehindShared = this.throughPointers(place, region)
    const held = this.temporary({ type, regions: [region, ...place.regions] })
    const statement = this.push({
      ...{ kind: 'assign', place: whole(held), isInit: true, origin, source },
      rvalue: { kind: 'ref', borrow: kind, place, closure },
    })
    const value: Value = { type, regions: held.regions, held }
    if (isBehindShared || place.local.isStatic || !this.blocks[this.current]!.isReachable) return value
    const loan: Loan = { place, isMutable, region, expr: origin as Expr, statement, closure, isOfGuard }
    if (closure) Object.assign(loan, { usedAt: source, isKept: this.kept.has(closure) })
    this.loans.push(loan)
    return kind === 'twoPhase' ? { ...value, waiting: loan } : value
  }

  /** Whether the path goes through a shared reference, whose target does not depend on it. */
  private throughPointers({ projection }: Place, region: Region): boolean {
    for (const step of projection.toReversed()) {
      if (step.kind !== 'deref' || step.pointer === 'box') continue
      this.regions.outlives(step.region, region)
      if (step.pointer === 'shared') return true
    }
    return false
  }

  /** Ends the scope's storage afterwards. */
  inScope<Result>(node: Expr | Block, isStatement: boolean, run: () => Result): Result {
    const scope: Scope = { locals: [], isStatement }
    this.scopes.push(scope)
    const result = run()
    this.scopes.pop()
    this.endStorage(scope, node as Expr)
    return result
  }

  leaveScopes(depth: number, expr: Expr): void {
    for (const scope of this.scopes.slice(depth).toReversed()) this.endStorage(scope, expr)
  }

  private endStorage({ locals }: Scope, origin: Expr): void {
    for (const local of locals.toReversed()) this.push({ kind: 'storageDead', local, origin })
  }

  scopeOf(isStatement: boolean): Scope | undefined {
    return this.scopes.findLast((scope) => scope.isStatement === isStatement)
  }

  /** The storage ends with the block by default. */
  store(local: LocalDecl, scope = this.scopeOf(false)): void {
    scope?.locals.push(local)
  }
}

/** An operand without references. */
export function plain(type: Type): Value {
  return { type, regions: [] }
}

export function operandsOf(values: readonly (Value | undefined)[]): Extract<Rvalue, { kind: 'compute' }> {
  const operands = values.flatMap((value) => value?.held ?? [])
  return { kind: 'compute', operands, activates: values.flatMap((value) => value?.waiting ?? []) }
}
