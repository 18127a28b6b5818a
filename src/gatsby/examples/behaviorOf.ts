import { isDeepStrictEqual } from 'node:util'
import { clockAt, IDLE_INPUT, Machine, runFrame, scriptedInput, SPRITES, type Call, type FrameInput } from 'engine'
import { nativesFor } from 'engine/language'
import type { Declarations } from 'rust'
import { prepare, type Program } from 'rust/machine'

/** Why a program is worth playing. */
export type Behavior = {
  /** Whether it changes without input. */
  moves: boolean
  /** Whether it reads gamepad or pointer. */
  reads: boolean
}

/** Four seconds with busy input cover everything on the pages. */
const FRAMES = 240

const INPUTS = ['gamepad', 'pointer']

type Shaders = { sources: Record<string, string>; initial?: string | undefined }

/** Runs a valid program without and, if it reads input, with busy input until both properties are known. */
export function behaviorOf(program: Program, declarations: Declarations, shaders?: Shaders): Behavior {
  const mayRead = program.callees.some((callee) => callee.kind === 'native' && INPUTS.includes(callee.key))
  const alone = framesOf(program, declarations, (tick) => ({ ...IDLE_INPUT, now: clockAt(tick) }))
  const played = framesOf(program, declarations, scriptedInput)
  const first = alone.next().value
  const isAnimated = Object.values(shaders?.sources ?? {}).some((wgsl) => /\.tick\b/.test(wgsl))
  const behavior = { moves: isAnimated, reads: mayRead && !isDeepStrictEqual(first, played.next().value) }
  for (let frame = first; frame && !(behavior.moves && behavior.reads === mayRead);) {
    frame = alone.next().value
    behavior.moves ||= frame !== undefined && !isDeepStrictEqual(frame, first)
    behavior.reads ||= mayRead && !isDeepStrictEqual(frame, played.next().value)
  }
  return behavior
}

/** Per frame, up to the program's end. */
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
