import type { Local } from '../checker/checked'
import type { ClosureExpr, Expr } from '../tree/tree'
import type { Place } from './place'

/** How a place is used. `inspect` looks at its shape, as `match` does; `assign` gives it a new value. */
export type Use = 'copy' | 'move' | 'shared' | 'mutable' | 'inspect' | 'assign'

/** What somebody wants to know about the way of a program through its places. */
export type Visitor = {
  use: (place: Place, use: Use, expr: Expr) => void
  /** A value is taken out of what is only lent, and what lends it: no variable holds it. */
  takeLent?: (expr: Expr, lender: string) => void
  /** Ways of which one is taken: each begins where the branch begins, and they meet behind it. */
  branches: (ways: readonly (() => void)[]) => void
  /** Something that happens any number of times. */
  loop: (expr: Expr, label: string | undefined, round: () => void) => void
  /** A block that `break` can leave. */
  labelled: (label: string, run: () => void) => void
  jump: (expr: Expr) => void
  closure: (expr: ClosureExpr) => void
  /** A variable begins, with or without a value. */
  declare: (local: Local, hasValue: boolean) => void
}
