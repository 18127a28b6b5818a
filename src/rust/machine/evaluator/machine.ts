import type * as ir from '../../ir/program'
import type { Budget } from '../values/budget'
import type { Natives, Traits } from '../values/native'
import type { Shape } from '../values/shape'
import type { Callable, Value } from '../values/value'
import type { Jump } from './run'

/** What all functions of a program share while it runs. */
export type Machine = {
  program: ir.Program
  natives: Natives
  budget: Budget
  /** The jump that is under way. */
  jump: Jump
  shapes: readonly Shape[]
  traits: ShapeFunctions
  /** A callee of the program as a host function, made once. */
  callable: (callee: ir.CalleeId) => Callable
  /** A function of the program, compiled when it is first called. */
  functionAt: (id: ir.FunctionId) => Callable
  /** What `save` has kept, by the shape of its state. */
  saved: Map<ir.ShapeId, Value>
  /** The value of a const, run once. */
  constant: (id: ir.ConstantId) => Value
}

/** What natives may ask, and what operators ask besides. */
export type ShapeFunctions = Traits & {
  /** `==` of two types that may differ, such as `String` and `&str`, references included. */
  equalTo: (left: Shape, right: Shape) => (left: Value, right: Value) => boolean
  partialCompareTo: (left: Shape, right: Shape) => (left: Value, right: Value) => number | undefined
  /** `Default::default`. */
  fallback: (shape: Shape) => () => Value
  /** A copy of a value that is `Copy`. */
  copy: (shape: Shape) => (value: Value) => Value
}
