import type { Callable, Value } from '../values/value'
import type * as ir from '../../ir/program'
import type { Budget } from '../values/budget'
import type { Natives, Traits } from '../values/native'
import type { Shape } from '../values/shape'

/** The variables of one call, by slot: parameters, locals, and what has to be remembered in between. */
export type Frame = Value[]

/**
 * A list to be copied and filled: a frame, or the parts of a value. All of them are of one kind to the host, whatever is put
 * in, so that what reads them does not have to ask.
 */
export function emptyList(size: number): Value[] {
  const list: Value[] = [undefined]
  while (list.length < size) list.push(undefined)
  list.length = size
  return list
}

/** A piece of a program, ready to run. */
export type Run = (frame: Frame) => Value

/**
 * What a piece gives that does not end where it stands, but at a `break`, `continue` or `return`. Blocks, loops and
 * branches hand it on as a value; where it arises inside an operator or an argument it is thrown up to the next of them.
 */
export const JUMP = Symbol('jump')

/** Whether a piece gave `JUMP`. No value of a program is a symbol, and the host asks for a kind faster than for one of them. */
export const isJump = (value: Value): boolean => typeof value === 'symbol'

/** Where the jump that is under way goes, and the value it takes along. */
type Jump = { target: number; value: Value }

/** The target of every `return`: the function or closure that runs. */
export const RETURN = 0

const jumpingRuns = new WeakSet<Run>()

/** Remembers that a piece may give `JUMP`; all others are run without asking. */
export function jumping(run: Run): Run {
  jumpingRuns.add(run)
  return run
}

/** Whether a piece may give `JUMP`, so that who runs it has to ask. */
export function mayJump(run: Run): boolean {
  return jumpingRuns.has(run)
}

/** A piece made of others that hands on their jumps. */
export function jumpingLike(run: Run, ...parts: readonly (Run | undefined)[]): Run {
  return parts.some((part) => part !== undefined && mayJump(part)) ? jumping(run) : run
}

/** The piece for the inside of an operator: a jump is thrown. */
export function throwing(run: Run): Run {
  if (!mayJump(run)) return run
  return (frame) => {
    const value = run(frame)
    if (isJump(value)) throw JUMP
    return value
  }
}

/** The piece around operators: a jump thrown inside is a value again. */
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

/** Puts a value into a variable. Blocks do that themselves with what `storeOf` tells. */
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

/** The variable that a piece puts a value into, and the value, if it does nothing else. */
export const storeOf = (run: Run) => stores.get(run)

/** What a function makes of the value that a piece gives. */
export function mapped(value: Run, change: (value: Value) => Value): Run {
  return (frame) => change(value(frame))
}

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

/** A function or closure on its way to runs. */
export type Body = {
  machine: Machine
  /** Whether a piece compiled since it was last cleared throws its jumps. */
  throwsJumps: boolean
  shape: (id: ir.ShapeId) => Shape
}

/** The expressions of one operation. */
export type NodeOf<Op extends ir.Expr['op']> = Extract<ir.Expr, { op: Op }>

/** The span of a place in the text. */
export function spanOf(at: ir.At | undefined): ir.Span | undefined {
  return at && { start: at[0], end: at[1] }
}
