import type { Local } from '../front/checked/checked'
import type { Span } from '../front/source/span'
import type { ClosureExpr, Expr, Pattern } from '../front/tree/tree'
import type { FunctionItem } from '../front/types/type'
import type { Region, RegionGraph, Typed } from './regions'

/** The control-flow graph of a function, constant or closure. Closures share the regions of their parent. */
export type Body = {
  /** Undefined for a constant. */
  owner: FunctionItem | ClosureExpr | undefined
  /** Block 0 is the entry. */
  blocks: readonly BasicBlock[]
  closures: readonly Body[]
  /** Earlier locals belong to the body around the closure. */
  firstLocal: number
  regions: RegionGraph
}

export type BlockId = number

/** A basic block. Unreachable ones are kept for the captures in them. */
export type BasicBlock = { statements: readonly Statement[]; terminator: Terminator; isReachable: boolean }

export type Terminator =
  | { kind: 'goto'; target: BlockId }
  /** The preceding statements compute the discriminant. */
  | { kind: 'switch'; targets: readonly BlockId[] }
  | { kind: 'return' | 'unreachable' }

export type Statement = { origin: Expr | Pattern; source?: Expr } & (
  | Assign
  /** A place is matched: its discriminant is read, or it is only named. */
  | { kind: 'fakeRead'; place: Place; isDiscriminant: boolean }
  /** Declares an uninitialized variable. All others start with their first assignment. */
  | { kind: 'storageLive'; local: LocalDecl }
  /** Drops the value unless it was moved, and ends the storage. */
  | { kind: 'storageDead'; local: LocalDecl }
)

/** Without a place, the value is discarded. */
type Assign = {
  kind: 'assign'
  place?: Place
  /** Whether the place is uninitialized, so that nothing is overwritten. */
  isInit: boolean
  rvalue: Rvalue
}

export type Rvalue =
  | { kind: 'use'; operand: Operand }
  | { kind: 'ref'; borrow: BorrowKind; place: Place; closure?: ClosureExpr }
  /** A call, operator or aggregate of temporaries. Activates their two-phase borrows. */
  | { kind: 'compute'; operands: readonly LocalDecl[]; activates: readonly Loan[] }

export type Operand = { kind: 'copy' | 'move'; place: Place }

/** Shared until its call. */
export type BorrowKind = 'shared' | 'mutable' | 'twoPhase'

export type LocalDecl = Typed & {
  index: number
  /** Undefined for temporaries and unnamed parameters. */
  variable?: Local
  name?: string
  /** The expression that created a borrowed temporary. */
  madeAt?: Span
  /** Whether it lives for `'static`. */
  isStatic?: boolean
  isParameter?: boolean
  isIterator?: boolean
  /** Whether dropping it may access its borrows. */
  hasDrop?: boolean
  /** Whether its type implements `Drop`. */
  hasDestructor?: boolean
  isMoved?: boolean
  /** Set for a reference that `Deref` or `Index` returned for a place. */
  through?: { place: Place; by: 'deref' | 'index' }
}

export type Place = Typed & { local: LocalDecl; projection: readonly Projection[] }

export type Projection =
  /** The names of enum fields include the variant: `Some.0`. */
  | { kind: 'field'; name: string }
  | { kind: 'index' }
  | { kind: 'deref'; pointer: 'shared' | 'mutable' | 'box'; region: Region }

export type Loan = {
  place: Place
  isMutable: boolean
  region: Region
  expr: Expr
  /** The assignment that creates it. */
  statement: Statement
  /** The call that activates a two-phase borrow. */
  activatedBy?: Statement
  /** Where the capturing closure first uses the place. */
  closure?: Expr
  usedAt?: Expr
  /** Whether the closure is stored in a variable. */
  isKept?: boolean
  /** Whether it keeps a match guard from changing what the patterns test. */
  isOfGuard?: boolean
}

/** A use of a place. `look` reads the discriminant, `drop` is the end of storage. */
export type Access = { place: Place; use: Use; origin: Expr; isReserved?: boolean; closure?: ClosureExpr }

export type Use = 'copy' | 'look' | 'move' | 'shared' | 'mutable' | 'assign' | 'drop'

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
        accesses.push({ place: rvalue.place, use, origin, isReserved: borrow === 'twoPhase', closure })
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

export function whole(local: LocalDecl): Place {
  return { local, projection: [], type: local.type, regions: local.regions }
}

export function successorsOf(terminator: Terminator): readonly BlockId[] {
  if (terminator.kind === 'goto') return [terminator.target]
  return terminator.kind === 'switch' ? terminator.targets : []
}
