import type { Callable, Value } from '../values/value'
import type * as ir from '../../ir/program'
import type { Budget } from '../values/budget'
import type { Natives, Traits } from '../values/native'
import type { Shape } from '../values/shape'

/** The slots of a call: parameters, locals and temporaries. */
export type Frame = Value[]

/** The list has the most generic elements kind, so that V8's accesses remain monomorphic. */
export function emptyList(size: number): Value[] {
  const list: Value[] = [undefined]
  while (list.length < size) list.push(undefined)
  list.length = size
  return list
}

export type Run = (frame: Frame) => Value

export const nothing: Run = () => undefined

/**
 * The result of an expression that jumps (`break`, `continue`, `return`). Blocks, loops and branches return it;
 * operators and arguments throw it.
 */
export const JUMP = Symbol('jump')

/** Whether the result is `JUMP`, the only symbol; `typeof` is faster than a comparison. */
export const isJump = (value: Value): boolean => typeof value === 'symbol'

/** The target of `return`: the current function or closure. */
export const RETURN = 0

const jumpingRuns = new WeakSet<Run>()

/** Marks an expression that may return `JUMP`; others are not checked. */
export function jumping(run: Run): Run {
  jumpingRuns.add(run)
  return run
}

export function mayJump(run: Run): boolean {
  return jumpingRuns.has(run)
}

export function jumpingLike(run: Run, ...parts: readonly (Run | undefined)[]): Run {
  return parts.some((part) => part !== undefined && mayJump(part)) ? jumping(run) : run
}

/** Converts returned jumps to thrown ones, for operands. */
export function throwing(run: Run): Run {
  if (!mayJump(run)) return run
  return (frame) => {
    const value = run(frame)
    if (isJump(value)) throw JUMP
    return value
  }
}

/** Converts thrown jumps to returned ones, around operators. */
export function catching(run: Run): Run {
  return jumping((frame) => {
    try {
      return run(frame)
    } catch (thrown) {
      if (thrown === JUMP) return JUMP
      throw thrown
    }
  })
}

const stores = new WeakMap<Run, { slot: number; value: Run }>()

/** Stores a value in a slot. Blocks inline it with `storeOf`. */
export function storeRun(slot: number, value: Run): Run {
  const run: Run = mayJump(value)
    ? jumping((frame) => {
        const given = value(frame)
        if (isJump(given)) return JUMP
        frame[slot] = given
        return undefined
      })
    : (frame) => {
        frame[slot] = value(frame)
      }
  stores.set(run, { slot, value })
  return run
}

export const storeOf = (run: Run) => stores.get(run)

export function mapped(value: Run, change: (value: Value) => Value): Run {
  return (frame) => change(value(frame))
}

/** Computes a value on first use. */
export function once(make: () => Value): () => Value {
  let value: Value
  let isKnown = false
  return () => {
    if (isKnown) return value
    value = make()
    isKnown = true
    return value
  }
}

export type Machine = {
  program: ir.Program
  natives: Natives
  budget: Budget
  /** The current jump. */
  jump: { target: number; value: Value }
  shapes: readonly Shape[]
  traits: ShapeFunctions
  callable: (callee: ir.CalleeId) => Callable
  functionAt: (id: ir.FunctionId) => Callable
  saved: Map<ir.ShapeId, Value>
  constant: (id: ir.ConstantId) => Value
}

/** Operations by shape, for natives and operators. */
export type ShapeFunctions = Traits & {
  /** `==` of types that may differ, such as `String` and `&str`. */
  equalTo: (left: Shape, right: Shape) => (left: Value, right: Value) => boolean
  partialCompareTo: (left: Shape, right: Shape) => (left: Value, right: Value) => number | undefined
  /** `Default::default`. */
  fallback: (shape: Shape) => () => Value
  copy: (shape: Shape) => (value: Value) => Value
}

export type Body = {
  machine: Machine
  /** Whether an expression compiled since the last reset throws jumps. */
  throwsJumps: boolean
  shape: (id: ir.ShapeId) => Shape
}

export type NodeOf<Op extends ir.Expr['op']> = Extract<ir.Expr, { op: Op }>

export function spanOf(at: ir.At | undefined): ir.Span | undefined {
  return at && { start: at[0], end: at[1] }
}
