import { scriptedInput } from '../../engine/input/scriptedInput'
import { clockAt, IDLE_INPUT, type FrameInput } from '../../engine/input/frameInput'
import { Machine } from '../../engine/machine'
import { nativesFor } from '../../engine/natives/nativesFor'
import { runFrame } from '../../engine/runFrame'
import { SPRITES } from '../../engine/sprites/sprites'
import { compileProgram, type Declarations } from '../../rust/program'

/** What makes a program worth playing. */
export type Behavior = {
  /** Whether it does something else after a while, all by itself. */
  moves: boolean
  /** Whether it answers to the gamepad or the pointer. */
  reads: boolean
}

/** After four seconds, and every button pressed many times, everything on the pages has happened. */
const FRAMES = 240

/** Finds out by running a program: alone, and with players who press everything. */
export function behaviorOf(program: string, declarations: Declarations): Behavior {
  const alone = framesOf(program, declarations, (tick) => ({ ...IDLE_INPUT, now: clockAt(tick) }))
  const played = framesOf(program, declarations, scriptedInput)
  return {
    moves: alone.some((frame) => frame !== alone[0]),
    reads: alone.length !== played.length || played.some((frame, tick) => frame !== alone[tick]),
  }
}

/** All that a program tells in each frame, up to the one that ends it. */
function framesOf(program: string, declarations: Declarations, inputAt: (tick: number) => FrameInput): string[] {
  const machine = new Machine(SPRITES)
  const frames: string[] = []
  const compiled = compileProgram(program, declarations, nativesFor(machine, declarations)).program
  for (let tick = 0; compiled && tick < FRAMES; tick++) {
    const { calls, panic } = runFrame(compiled, machine, inputAt(tick))
    frames.push(JSON.stringify(calls))
    if (panic) break
  }
  return frames
}
