import type { Value } from '../values/value'

/** The variables of one call, by slot: parameters, locals, and what has to be remembered in between. */
export type Frame = Value[]

/** A piece of a program, ready to run. */
export type Run = (frame: Frame) => Value

/**
 * What a piece gives that does not end where it stands, but at a `break`, `continue` or `return`. Blocks, loops and
 * branches hand it on as a value; where it arises inside an operator or an argument it is thrown up to the next of them.
 */
export const JUMP = Symbol('jump')

/** Where the jump that is under way goes, and the value it takes along. */
export type Jump = { target: number; value: Value }

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
    if (value === JUMP) throw JUMP
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

const slotsRead = new WeakMap<Run, number>()
const constants = new WeakMap<Run, Value>()

/** Reads a variable. Pieces around it may read the slot themselves. */
export function slotRun(slot: number): Run {
  const run: Run = (frame) => frame[slot]
  slotsRead.set(run, slot)
  return run
}

/** Gives the same value each time. */
export function valueRun(value: Value): Run {
  const run: Run = () => value
  constants.set(run, value)
  return run
}

/** What a function makes of the value that a piece gives. */
export function mapped(value: Run, change: (value: Value) => Value): Run {
  return (frame) => change(value(frame))
}

/** An operation on what two pieces give, left first. Variables and constants are read without a call. */
export function pairRun(operation: (left: Value, right: Value) => Value, left: Run, right: Run): Run {
  const [leftSlot, rightSlot] = [slotsRead.get(left), slotsRead.get(right)]
  if (constants.has(right)) {
    const constant = constants.get(right)
    if (leftSlot !== undefined) return (frame) => operation(frame[leftSlot], constant)
    return (frame) => operation(left(frame), constant)
  }
  if (leftSlot !== undefined) {
    if (rightSlot !== undefined) return (frame) => operation(frame[leftSlot], frame[rightSlot])
    return (frame) => operation(frame[leftSlot], right(frame))
  }
  if (rightSlot !== undefined) return (frame) => operation(left(frame), frame[rightSlot])
  return (frame) => operation(left(frame), right(frame))
}

/** An item of the array that a piece gives. */
export function itemRun(owner: Run, key: number): Run {
  const slot = slotsRead.get(owner)
  if (slot !== undefined) return (frame) => (frame[slot] as Value[])[key]
  return (frame) => (owner(frame) as Value[])[key]
}
