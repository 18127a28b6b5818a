import { ends, isConflict } from './conflict'
import type { Flow, Loan, Node, Variable } from './flow'
import { CheckLimit } from '../types/limit'
import { slotsOf, type Region } from './regions'

/** A use of a place while it is borrowed, and the borrow. */
export type Conflict = {
  loan: Loan
  node: number
  access: NonNullable<Node['access']>
  /** The regions that the borrow has to last for. */
  reached: ReadonlySet<Region>
  /** It has to outlast the body. */
  isUniversal: boolean
  /** What holds the borrow there, and is used later. */
  holders: readonly Variable[]
}

/** More is not worth waiting for: a body that needs it is taken as it is. */
const MOST_STEPS = 1_000_000

/** Finds the uses that break borrows: a borrow is good as long as something that may hold it is used later. */
export function conflictsIn(flow: Flow): Conflict[] {
  return new Loans(flow).run()
}

class Loans {
  private readonly before: number[][]
  private readonly holders = new Map<Region, Variable[]>()
  private readonly live = new Map<Variable, Set<number>>()
  private readonly needs = new Map<Variable, number[]>()
  private steps = 0

  constructor(private readonly flow: Flow) {
    const { nodes, variables } = flow
    this.before = nodes.map(() => [])
    nodes.forEach(({ next }, i) => next.forEach((to) => this.before[to]!.push(i)))
    for (const variable of variables)
      for (const region of variable.regions) {
        const known = this.holders.get(region)
        if (known) known.push(variable)
        else this.holders.set(region, [variable])
      }
    nodes.forEach((node, i) => {
      for (const variable of node.uses) this.need(variable, i)
      if (node.drops?.hasDrop && !node.drops.isMoved) this.need(node.drops, i)
    })
  }

  private need(variable: Variable, node: number): void {
    if (slotsOf(variable.type).length === 0) return
    const known = this.needs.get(variable)
    if (known) known.push(node)
    else this.needs.set(variable, [node])
  }

  private count(steps: number): void {
    this.steps += steps
    if (this.steps > MOST_STEPS) throw new CheckLimit('too many borrows')
  }

  run(): Conflict[] {
    return this.flow.loans.flatMap((loan) => {
      const found = this.conflictOf(loan)
      return found ? [found] : []
    })
  }

  /** Everything that a value of the region may flow into. */
  private reached(from: Region): Set<Region> {
    const reached = new Set([from])
    for (const region of reached) {
      this.count(1 + this.flow.outlived[region]!.length)
      for (const next of this.flow.outlived[region]!) reached.add(next)
    }
    return reached
  }

  /** The points at whose begin the variable has a value that is used later. */
  private liveness(variable: Variable): Set<number> {
    const known = this.live.get(variable)
    if (known) return known
    const live = new Set<number>()
    this.live.set(variable, live)
    const waiting = [...(this.needs.get(variable) ?? [])]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (live.has(at)) continue
      live.add(at)
      this.count(1)
      for (const from of this.before[at]!) if (this.flow.nodes[from]!.defines !== variable) waiting.push(from)
    }
    return live
  }

  private conflictOf(loan: Loan): Conflict | undefined {
    const { nodes, universal } = this.flow
    const reached = this.reached(loan.region)
    const isUniversal = [...reached].some((region) => universal.has(region))
    const holders = new Set([...reached].flatMap((region) => this.holders.get(region) ?? []))
    const lives = isUniversal
      ? []
      : [...holders].filter((each) => this.needs.has(each)).map((each) => this.liveness(each))
    const isLive = (at: number) => isUniversal || lives.some((live) => live.has(at))
    // A borrow that waits is looked at once before its call and once behind it.
    const seen = new Set<number>()
    const waiting = nodes[loan.node]!.next.map((node) => ({ node, isActive: loan.activatedAt === undefined }))
    let first: Conflict | undefined
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      const { node, isActive } = at
      const key = node * 2 + Number(isActive)
      if (seen.has(key) || !isLive(node)) continue
      seen.add(key)
      this.count(1 + lives.length)
      const conflict = this.conflictAt(loan, node, isActive)
      if (conflict && (!first || node < first.node))
        first = { loan, node, access: conflict, reached, isUniversal, holders: this.liveAt(node, holders) }
      if (ends(loan, nodes[node]!) || node === loan.node) continue
      const isActiveNow = isActive || node === loan.activatedAt
      for (const next of nodes[node]!.next) waiting.push({ node: next, isActive: isActiveNow })
    }
    return first
  }

  private liveAt(node: number, holders: ReadonlySet<Variable>): Variable[] {
    return [...holders].filter((each) => this.needs.has(each) && this.liveness(each).has(node))
  }

  private conflictAt(loan: Loan, at: number, isActive: boolean): Conflict['access'] | undefined {
    const { access, activates } = this.flow.nodes[at]!
    if (access && isConflict(loan, access, isActive)) return access
    for (const other of activates ?? []) {
      if (other === loan) continue
      const activated = { place: other.place, use: 'mutable', expr: other.expr } as const
      if (isConflict(loan, activated, isActive)) return activated
    }
    return undefined
  }
}
