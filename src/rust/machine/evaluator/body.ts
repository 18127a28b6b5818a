import type * as ir from '../../ir/program'
import type { Shape } from '../values/shape'
import type { Access } from './access'
import type { Machine } from './machine'
import type { Run } from './run'

/** A function or closure on its way to runs. */
export type Body = {
  machine: Machine
  /** Whether a piece compiled since it was last cleared throws its jumps. */
  throwsJumps: boolean
  /** What an expression gives. It may be `JUMP`. */
  expression: (node: ir.Expr) => Run
  /** The same where a jump cannot be handed on: it is thrown. */
  value: (node: ir.Expr) => Run
  place: (place: ir.Place) => Access
  shape: (id: ir.ShapeId) => Shape
}

/** The expressions of one operation. */
export type NodeOf<Op extends ir.Expr['op']> = Extract<ir.Expr, { op: Op }>

/** The span of a place in the text. */
export function spanOf(at: ir.At | undefined): ir.Span | undefined {
  return at && { start: at[0], end: at[1] }
}
