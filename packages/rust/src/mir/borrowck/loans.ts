import { CheckLimit } from '../../front/types/type'
import {
  accessesOf,
  successorsOf,
  type Access,
  type Body,
  type Loan,
  type LocalDecl,
  type Place,
  type Projection,
  type Statement,
} from '../mir'
import { type Region, type RegionGraph, slotsOf } from '../regions'

/** A use of a borrowed place that conflicts with the borrow. */
export type Conflict = {
  loan: Loan
  point: number
  access: Access
  /** The regions that the borrow flows into. */
  reached: ReadonlySet<Region>
  /** Whether it has to outlive the body. */
  isUniversal: boolean
  /** Live variables that hold the borrow. */
  holders: readonly LocalDecl[]
}

/** Larger bodies are not borrow checked. */
const MAX_POINTS = 60_000

/** Limit of steps; bodies beyond it are accepted. */
const MAX_STEPS = 1_000_000

/**
 * Finds conflicting uses. A borrow is live while a variable that may hold it is live. Bodies beyond the limits are
 * accepted.
 */
export function conflictsIn(body: Body, locals: readonly LocalDecl[], loans: readonly Loan[]): Conflict[] {
  try {
    return loans.length === 0 ? [] : new Loans(body, locals, loans).run()
  } catch (error) {
    if (error instanceof CheckLimit) return []
    throw error
  }
}

/** Program points in block order, including those of closures. Only edges between blocks are stored. */
class Points {
  readonly statements: (Statement | undefined)[] = []
  private readonly accesses: (readonly Access[] | undefined)[] = []
  private readonly behind = new Map<number, readonly number[]>()
  private readonly before = new Map<number, number[]>()

  constructor(body: Body) {
    this.add(body)
  }

  private add({ blocks, closures }: Body): void {
    const { statements, before } = this
    const starts = blocks.map((block) => {
      const start = statements.length
      if (!block.isReachable) return start
      before.set(start, [])
      for (const statement of block.statements) statements.push(statement)
      statements.push(undefined)
      if (statements.length > MAX_POINTS) throw new CheckLimit('too many points')
      return start
    })
    blocks.forEach(({ isReachable, terminator, statements: { length } }, id) => {
      if (!isReachable) return
      const end = starts[id]! + length
      const targets = successorsOf(terminator).map((target) => starts[target]!)
      this.behind.set(end, targets)
      for (const target of targets) before.get(target)!.push(end)
    })
    for (const inner of closures) this.add(inner)
  }

  accessesAt(point: number): readonly Access[] {
    const statement = this.statements[point]
    return (this.accesses[point] ??= statement ? accessesOf(statement) : [])
  }

  nextOf(point: number): readonly number[] {
    return this.behind.get(point) ?? [point + 1]
  }

  beforeOf(point: number): readonly number[] {
    return this.before.get(point) ?? [point - 1]
  }
}

function definedBy(statement: Statement | undefined): LocalDecl | undefined {
  if (statement?.kind !== 'assign' || !statement.place || statement.place.projection.length > 0) return undefined
  return statement.place.local
}

/** Whether it creates a borrow or activates a two-phase borrow. */
function isBorrowing(statement: Statement): boolean {
  if (statement.kind !== 'assign') return false
  return (
    statement.rvalue.kind === 'ref' || (statement.rvalue.kind === 'compute' && statement.rvalue.activates.length > 0)
  )
}

function usesOf(statement: Statement): readonly LocalDecl[] {
  switch (statement.kind) {
    case 'assign': {
      const { rvalue, place, isInit } = statement
      const isThrough = !isInit && place?.projection.some(({ kind }) => kind === 'deref')
      const own = isThrough ? [place!.local] : []
      if (rvalue.kind === 'compute') return [...own, ...rvalue.operands]
      return [...own, rvalue.kind === 'use' ? rvalue.operand.place.local : rvalue.place.local]
    }
    case 'fakeRead':
      return statement.isDiscriminant ? [statement.place.local] : []
    case 'storageDead':
      return statement.local.hasDrop && !statement.local.isMoved ? [statement.local] : []
    case 'storageLive':
      return []
  }
}

class Loans {
  private readonly points: Points
  private readonly regions: RegionGraph
  private readonly holders = new Map<Region, LocalDecl[]>()
  private readonly live = new Map<LocalDecl, Set<number>>()
  private readonly needs = new Map<LocalDecl, number[]>()
  private readonly pointOf = new Map<Statement, number>()
  private steps = 0

  constructor(
    body: Body,
    locals: readonly LocalDecl[],
    private readonly loans: readonly Loan[],
  ) {
    this.points = new Points(body)
    this.regions = body.regions
    for (const local of locals)
      for (const region of local.regions) {
        const known = this.holders.get(region)
        if (known) known.push(local)
        else this.holders.set(region, [local])
      }
    this.points.statements.forEach((statement, i) => {
      if (!statement) return
      if (isBorrowing(statement)) this.pointOf.set(statement, i)
      for (const local of usesOf(statement)) this.need(local, i)
    })
  }

  private need(local: LocalDecl, point: number): void {
    if (slotsOf(local.type).length === 0) return
    const known = this.needs.get(local)
    if (known) known.push(point)
    else this.needs.set(local, [point])
  }

  private count(steps: number): void {
    this.steps += steps
    if (this.steps > MAX_STEPS) throw new CheckLimit('too many borrows')
  }

  run(): Conflict[] {
    return this.loans.flatMap((loan) => this.conflictOf(loan) ?? [])
  }

  /** The regions that a value may flow into. */
  private reached(from: Region): Set<Region> {
    const { outlived } = this.regions
    const reached = new Set([from])
    for (const region of reached) {
      this.count(1 + outlived[region]!.length)
      for (const next of outlived[region]!) reached.add(next)
    }
    return reached
  }

  private liveness(local: LocalDecl): Set<number> {
    const known = this.live.get(local)
    if (known) return known
    const live = new Set<number>()
    this.live.set(local, live)
    const waiting = [...(this.needs.get(local) ?? [])]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (live.has(at)) continue
      live.add(at)
      this.count(1)
      for (const from of this.points.beforeOf(at))
        if (definedBy(this.points.statements[from]) !== local) waiting.push(from)
    }
    return live
  }

  private conflictOf(loan: Loan): Conflict | undefined {
    const { points } = this
    const { universal } = this.regions
    const start = this.pointOf.get(loan.statement)!
    const activation = loan.activatedBy && this.pointOf.get(loan.activatedBy)
    const reached = this.reached(loan.region)
    const isUniversal = [...reached].some((region) => universal.has(region))
    const holders = new Set([...reached].flatMap((region) => this.holders.get(region) ?? []))
    const lives = isUniversal
      ? []
      : [...holders].filter((each) => this.needs.has(each)).map((each) => this.liveness(each))
    const isLive = (at: number) => isUniversal || lives.some((live) => live.has(at))
    // A two-phase borrow is visited once while reserved and once while active
    const seen = new Set<number>()
    const waiting = points.nextOf(start).map((point) => ({ point, isActive: !loan.activatedBy }))
    let first: Conflict | undefined
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      const { point, isActive } = at
      const key = point * 2 + Number(isActive)
      if (seen.has(key) || !isLive(point)) continue
      seen.add(key)
      this.count(1 + lives.length)
      const conflict = this.conflictAt(loan, point, isActive)
      if (conflict && (!first || point < first.point))
        first = { loan, point, access: conflict, reached, isUniversal, holders: this.liveAt(point, holders) }
      if (point === start || ends(loan, points.statements[point])) continue
      const isActiveNow = isActive || point === activation
      for (const next of points.nextOf(point)) waiting.push({ point: next, isActive: isActiveNow })
    }
    return first
  }

  private liveAt(point: number, holders: ReadonlySet<LocalDecl>): LocalDecl[] {
    return [...holders].filter((each) => this.needs.has(each) && this.liveness(each).has(point))
  }

  private conflictAt(loan: Loan, at: number, isActive: boolean): Access | undefined {
    const statement = this.points.statements[at]
    for (const access of this.points.accessesAt(at)) if (isConflict(loan, access, isActive)) return access
    if (statement?.kind !== 'assign' || statement.rvalue.kind !== 'compute') return undefined
    for (const other of statement.rvalue.activates) {
      const activated: Access = { place: other.place, use: 'mutable', origin: other.expr }
      if (other !== loan && isConflict(loan, activated, isActive)) return activated
    }
    return undefined
  }
}

/** `isActive`: whether a two-phase borrow was activated. */
function isConflict(loan: Loan, { place, use, isReserved }: Access, isActive: boolean): boolean {
  if (loan.isOfGuard && !(/assign|mutable/.test(use) && place.projection.length <= loan.place.projection.length))
    return false
  const isReading = use === 'copy' || use === 'look' || use === 'shared' || (isReserved === true && !loan.isMutable)
  if (isReading && (!loan.isMutable || !isActive)) return false
  if (use === 'drop' && isDestroyed(place)) return loan.place.local === place.local
  return overlaps(loan.place, place, use === 'assign' || use === 'drop' || use === 'look')
}

/** A destructor may access everything. */
export function isDestroyed({ local }: Place): boolean {
  return local.hasDestructor === true && !local.isMoved
}

/** A shallow use does not follow references. */
function overlaps(borrowed: Place, used: Place, isShallow: boolean): boolean {
  if (borrowed.local !== used.local) return false
  const [a, b] = [borrowed.projection, used.projection]
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) if (areApart(a[i]!, b[i]!)) return false
  return a.slice(b.length).every((step) => {
    if (step.kind !== 'deref') return true
    return step.pointer !== 'shared' && (!isShallow || step.pointer === 'box')
  })
}

/** Fields are distinguished by name; elements are not distinguished. */
function areApart(a: Projection, b: Projection): boolean {
  return a.kind === 'field' && b.kind === 'field' && a.name !== b.name
}

/** A statement that overwrites a reference on the borrow's path ends the borrow. */
function ends(loan: Loan, statement: Statement | undefined): boolean {
  const { local, projection } = loan.place
  if (statement?.kind === 'storageDead') return statement.local === local
  if (statement?.kind !== 'assign' || statement.place?.local !== local) return false
  const { projection: assigned } = statement.place
  if (assigned.length === 0) return true
  return (
    assigned.length < projection.length &&
    projection[assigned.length]!.kind === 'deref' &&
    assigned.every((step, i) => step.kind !== 'index' && !areApart(step, projection[i]!))
  )
}
