import { isDeepStrictEqual } from 'node:util'
import type { Call, FrameInput } from 'engine'
import { clockAt, IDLE_INPUT, Machine, runFrame, scriptedInput, SPRITES } from 'engine'
import { nativesFor } from 'engine/language'
import type { Declarations } from 'rust'
import type { Program } from 'rust/machine'
import { prepare } from 'rust/machine'

/** What makes a program worth playing. */
export type Behavior = {
  /** Whether it does something else after a while, all by itself. */
  moves: boolean
  /** Whether it answers to the gamepad or the pointer. */
  reads: boolean
}

/** After four seconds, and every button pressed many times, everything on the pages has happened. */
const FRAMES = 240

/** What tells a program of its players. */
const INPUTS = ['gamepad', 'pointer']

/**
 * Finds out by running a program without faults, alone and, if it asks for players, beside it with some who press everything,
 * until both is known.
 */
export function behaviorOf(program: Program, declarations: Declarations): Behavior {
  const mayRead = program.callees.some((callee) => callee.kind === 'native' && INPUTS.includes(callee.key))
  const alone = framesOf(program, declarations, (tick) => ({ ...IDLE_INPUT, now: clockAt(tick) }))
  const played = framesOf(program, declarations, scriptedInput)
  const first = alone.next().value
  const behavior = { moves: false, reads: mayRead && !isDeepStrictEqual(first, played.next().value) }
  for (let frame = first; frame && !(behavior.moves && behavior.reads === mayRead);) {
    frame = alone.next().value
    behavior.moves ||= frame !== undefined && !isDeepStrictEqual(frame, first)
    behavior.reads ||= mayRead && !isDeepStrictEqual(frame, played.next().value)
  }
  return behavior
}

/** All that a program tells, frame by frame, up to the one that ends it. */
function* framesOf(
  program: Program,
  declarations: Declarations,
  inputAt: (tick: number) => FrameInput,
): Generator<readonly Call[], undefined, undefined> {
  const machine = new Machine(SPRITES)
  const prepared = prepare(program, nativesFor(machine, declarations))
  for (let tick = 0; tick < FRAMES; tick++) {
    const { calls, panic } = runFrame(prepared, machine, inputAt(tick))
    yield calls
    if (panic) return
  }
}
