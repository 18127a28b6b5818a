import type { Program } from '../rust/machine/evaluator/prepare'
import type { Panic } from '../rust/machine/values/panic'
import type { Call } from './call'
import type { FrameInput } from './input/frameInput'
import type { Machine } from './machine'

/** What a frame left behind: its calls up to its end, and what ended it too early. */
export type FrameResult = { calls: readonly Call[]; logs: readonly string[]; panic: Panic | undefined }

/** Runs the next frame of a program on its machine. After a panic there is no next frame. */
export function runFrame(program: Pick<Program, 'frame'>, machine: Machine, input: FrameInput): FrameResult {
  machine.beginFrame(input)
  const panic = program.frame()
  return { calls: machine.calls, logs: machine.logs, panic }
}
