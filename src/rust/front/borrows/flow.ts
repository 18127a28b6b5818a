import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type { Expr } from '../tree/tree'
import { CheckLimit } from '../types/limit'
import { slotsOf, STATIC, type Region, type Typed } from './regions'

/** What holds a value: a variable of the program, or what an expression leaves until it is used. */
export type Variable = Typed & {
  name?: string
  /** Of a value without a name that is borrowed: where it is made. */
  madeAt?: Span
  /** Lasts as long as the program: borrowing it is always fine. */
  isStatic?: boolean
  isParameter?: boolean
  /** It goes through what a `for` goes through. */
  isIterator?: boolean
  /** It looks at what it holds when it goes. */
  hasDrop?: boolean
  /** Its type has a destructor of its own. */
  hasDestructor?: boolean
  isMoved?: boolean
}

/** One step down to a part of a value. */
export type Step =
  | { kind: 'field'; name: string }
  | { kind: 'index' }
  | { kind: 'deref'; pointer: 'shared' | 'mutable' | 'box'; region: Region }

/** A part of what a variable holds. */
export type Place = Typed & { root: Variable; path: readonly Step[] }

/** How a place is used. `read` copies, `look` asks which variant it is; `end` is where its storage ends. */
export type Use = 'read' | 'look' | 'move' | 'shared' | 'mutable' | 'assign' | 'end'

/** A borrow: of which place, how, and for how long. */
export type Loan = {
  place: Place
  isMutable: boolean
  region: Region
  expr: Expr
  node: number
  /** Only reads until then: the call that a receiver is borrowed for. */
  activatedAt?: number
  /** The closure that takes it by reference, and where the closure uses it first. */
  closure?: Expr
  usedAt?: Expr
  /** The closure is kept in a variable. */
  isKept?: boolean
}

/** A point of a program, between two others. */
export type Node = {
  next: number[]
  access?: { place: Place; use: Use; expr: Expr; isReserved?: boolean; closure?: Expr }
  /** What is needed here: it has to be good until here. */
  uses: readonly Variable[]
  /** What gets a new value as a whole. */
  defines?: Variable
  /** What goes here. */
  drops?: Variable
  loan?: Loan
  activates?: readonly Loan[]
}

/** A body with more points is taken as it is. */
const MOST_POINTS = 60_000

/** A body as points in the order in which they run, and what has to outlive what. */
export class Flow {
  readonly nodes: Node[] = []
  readonly loans: Loan[] = []
  readonly variables: Variable[] = []
  /** For each region those that it has to outlive. */
  readonly outlived: Region[][] = [[]]
  /** The same, with the value that was made last when that was asked. */
  readonly causes: (Expr | undefined)[][] = [[]]
  /** The value that was made last: of a block its own last one. */
  made: Expr | undefined
  /** Regions that go on behind the end of the body. */
  readonly universal = new Set<Region>([STATIC])
  /** The last point; nothing where no way leads. */
  at: number | undefined

  fresh(): Region {
    this.causes.push([])
    return this.outlived.push([]) - 1
  }

  freshFor(count: number): Region[] {
    return Array.from({ length: count }, () => this.fresh())
  }

  /** A region of the signature: the body sees no end of it. */
  fromOutside(): Region {
    const region = this.fresh()
    this.universal.add(region)
    return region
  }

  /** `longer` has to be good wherever `shorter` is. */
  outlives(longer: Region | undefined, shorter: Region | undefined): void {
    if (longer === undefined || shorter === undefined || longer === shorter) return
    this.outlived[longer]!.push(shorter)
    this.causes[longer]!.push(this.made)
  }

  /** A value of one type becomes one of another, which has the same parts. */
  into(from: Typed, to: Typed): void {
    if (from.regions.length !== to.regions.length) return
    const slots = slotsOf(to.type)
    from.regions.forEach((region, i) => {
      this.outlives(region, to.regions[i])
      if (slots[i]) this.outlives(to.regions[i], region)
    })
  }

  /** Both types are the same. */
  same(a: readonly Region[], b: readonly Region[]): void {
    if (a.length !== b.length) return
    a.forEach((region, i) => {
      this.outlives(region, b[i])
      this.outlives(b[i], region)
    })
  }

  variable(variable: Variable): Variable {
    this.variables.push(variable)
    return variable
  }

  /** Adds a point behind the last one. Nothing is added where no way leads. */
  add(node: Omit<Node, 'next' | 'uses'> & { uses?: readonly Variable[] }): number | undefined {
    if (this.at === undefined) return undefined
    if (this.nodes.length > MOST_POINTS) throw new CheckLimit('too many points')
    const index = this.nodes.push({ uses: [], ...node, next: [] }) - 1
    if (this.at >= 0) this.nodes[this.at]!.next.push(index)
    this.at = index
    return index
  }

  /** Gives a variable its value: at the point that uses what it is made of, so that nothing lies between. */
  define(variable: Variable): void {
    const last = this.at === undefined || this.at < 0 ? undefined : this.nodes[this.at]
    const isFree = last && last.uses.length > 0 && last.next.length === 0 && !last.defines && !last.loan
    if (isFree) last.defines = variable
    else this.add({ defines: variable })
  }

  /** A point that begins a body: nothing leads to it. */
  begin(): void {
    this.at = -1
    this.add({})
  }

  /** Leads on from a point to another that is there already. */
  link(from: number | undefined, to: number | undefined): void {
    if (from !== undefined && to !== undefined) this.nodes[from]!.next.push(to)
  }

  /** Ways that meet; where none comes from anywhere, nothing follows. */
  meet(ends: readonly (number | undefined)[]): void {
    const alive = [...new Set(ends)].filter((end) => end !== undefined)
    const [only] = alive
    this.at = only
    if (alive.length < 2) return
    const node = this.add({})
    for (const end of alive.slice(1)) this.link(end, node)
  }
}

export type Report = (diagnostic: Diagnostic) => void
