import type { Local } from '../front/checked/checked'
import type { Span } from '../front/source/span'
import type { ClosureExpr, Expr, Pattern } from '../front/tree/tree'
import type { FunctionItem, Type } from '../front/types/type'
import type { Region, RegionGraph, Typed } from './regions'

/** The control-flow graph of a function, constant or closure. Regions are shared with the closures inside. */
export type Body = {
  /** Missing for a constant. */
  owner: FunctionItem | ClosureExpr | undefined
  /** The entry is block 0. */
  blocks: readonly BasicBlock[]
  closures: readonly Body[]
  /** Locals before this one belong to the body around a closure. */
  firstLocal: number
  regions: RegionGraph
}

export type BlockId = number

/** Statements that run one after the other. A block that cannot be reached from the entry is kept for its captures. */
export type BasicBlock = { statements: readonly Statement[]; terminator: Terminator; isReachable: boolean }

export type Terminator =
  | { kind: 'goto'; target: BlockId }
  /** What decides between the targets is computed by the statements before. */
  | { kind: 'switch'; targets: readonly BlockId[] }
  | { kind: 'return' | 'unreachable' }

export type Statement = { origin: Expr | Pattern; source?: Expr } & (
  | Assign
  /** A place is matched: its discriminant is read, or it is only named. */
  | { kind: 'fakeRead'; place: Place; isDiscriminant: boolean }
  /** A variable is declared without a value. All others begin with their first assignment. */
  | { kind: 'storageLive'; local: LocalDecl }
  /** The value is dropped, unless it was moved, and the storage ends. */
  | { kind: 'storageDead'; local: LocalDecl }
)

/** Without a place the value is discarded. */
export type Assign = {
  kind: 'assign'
  place?: Place
  /** The place has no value yet: nothing is overwritten. */
  isInit: boolean
  rvalue: Rvalue
}

export type Rvalue =
  | { kind: 'use'; operand: Operand }
  | { kind: 'ref'; borrow: BorrowKind; place: Place; closure?: ClosureExpr }
  /** A call, operator or aggregate of temporaries. Two-phase borrows among them begin to be mutable here. */
  | { kind: 'compute'; operands: readonly LocalDecl[]; activates: readonly Loan[] }

export type Operand = { kind: 'copy' | 'move'; place: Place }

/** A two-phase borrow only reads until the call that it is made for. */
export type BorrowKind = 'shared' | 'mutable' | 'twoPhase'

/** What holds a value: a variable of the program, or a temporary. */
export type LocalDecl = Typed & {
  index: number
  /** The variable of the program; temporaries and unnamed parameters have none. */
  variable?: Local
  name?: string
  /** Of a temporary that is borrowed: the expression that makes it. */
  madeAt?: Span
  /** It lasts as long as the program: borrowing it is always fine. */
  isStatic?: boolean
  isParameter?: boolean
  /** The iterator of a `for`. */
  isIterator?: boolean
  /** Dropping it may look at what it borrows. */
  hasDrop?: boolean
  /** Its type implements `Drop`. */
  hasDestructor?: boolean
  isMoved?: boolean
  /** A reference that `Deref` or `Index` returned for a place, whose type had the impl. */
  through?: { place: Place; by: 'deref' | 'index' }
}

/** A local, or a part of what it holds. */
export type Place = Typed & { local: LocalDecl; projection: readonly Projection[] }

export type Projection =
  /** In an enum the variant is part of the name: `Some.0`. */
  | { kind: 'field'; name: string }
  | { kind: 'index' }
  | { kind: 'deref'; pointer: 'shared' | 'mutable' | 'box'; region: Region }

/** A borrow: of which place, how, and for how long. */
export type Loan = {
  place: Place
  isMutable: boolean
  region: Region
  expr: Expr
  /** The assignment that makes it. */
  statement: Statement
  /** The call that a two-phase borrow is made for. */
  activatedBy?: Statement
  /** The closure that captures by reference, and its first use of what it captures. */
  closure?: Expr
  usedAt?: Expr
  /** The closure is stored in a variable. */
  isKept?: boolean
}

/** A use of a place by a statement. `look` reads the discriminant, `drop` is where its storage ends. */
export type Access = { place: Place; use: Use; origin: Expr; isReserved?: boolean; closure?: ClosureExpr }

export type Use = 'copy' | 'look' | 'move' | 'shared' | 'mutable' | 'assign' | 'drop'

/** The uses of places by a statement, in their order. */
export function accessesOf(statement: Statement): Access[] {
  const origin = statement.origin as Expr
  switch (statement.kind) {
    case 'assign': {
      const { rvalue, place, isInit } = statement
      const accesses: Access[] = []
      if (rvalue.kind === 'use') accesses.push({ place: rvalue.operand.place, use: rvalue.operand.kind, origin })
      else if (rvalue.kind === 'ref') {
        const { borrow, closure } = rvalue
        const use = borrow === 'shared' ? 'shared' : 'mutable'
        accesses.push({
          ...{ place: rvalue.place, use, origin },
          ...(borrow === 'twoPhase' && { isReserved: true }),
          ...(closure && { closure }),
        })
      }
      if (place && !isInit) accesses.push({ place, use: 'assign', origin })
      return accesses
    }
    case 'fakeRead':
      return statement.isDiscriminant ? [{ place: statement.place, use: 'look', origin }] : []
    case 'storageDead':
      return [{ place: whole(statement.local), use: 'drop', origin }]
    case 'storageLive':
      return []
  }
}

/** The place that is a whole local. */
export function whole(local: LocalDecl): Place {
  return { local, projection: [], type: local.type, regions: local.regions }
}

/** The blocks that a terminator leads to. */
export function successorsOf(terminator: Terminator): readonly BlockId[] {
  if (terminator.kind === 'goto') return [terminator.target]
  return terminator.kind === 'switch' ? terminator.targets : []
}

/** The type of a value whose type had an error is not known. */
export const UNKNOWN: Type = { kind: 'error' }
