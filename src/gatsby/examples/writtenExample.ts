import { clockAt, IDLE_INPUT } from '../../engine/input/frameInput'
import { scriptedInput } from '../../engine/input/scriptedInput'
import { Machine } from '../../engine/machine'
import { nativesFor } from '../../engine/natives/nativesFor'
import { runFrame } from '../../engine/runFrame'
import { SPRITES } from '../../engine/sprites/sprites'
import { check } from '../../rust/checker/check'
import type { Declarations } from '../../rust/declarations/declarations'
import { parseProgram } from '../../rust/parser/parseProgram'
import type { Graph } from '../../rust/written/graph'
import { writeProgram } from '../../rust/written/writeProgram'

/** What players do while it is found out what a program asks: everything, then nothing. */
const PLAYED_FRAMES = 240
const IDLE_FRAMES = 60

/** A program without faults, written down so that a browser can play it without its text; undefined where it cannot. */
export function writtenExample(program: string, declarations: Declarations): Graph | undefined {
  const { tree, diagnostics } = parseProgram(program, declarations.macros)
  if (diagnostics.length > 0) return undefined
  const checked = check(tree, declarations)
  if (checked.diagnostics.length > 0) return undefined
  const machine = new Machine(SPRITES)
  const natives = nativesFor(machine, declarations)
  return writeProgram(checked, natives, (played) => {
    for (let tick = 0; tick < PLAYED_FRAMES + IDLE_FRAMES; tick++) {
      const input = tick < PLAYED_FRAMES ? scriptedInput(tick) : { ...IDLE_INPUT, now: clockAt(tick) }
      if (runFrame(played, machine, input).panic) return
    }
  })
}
