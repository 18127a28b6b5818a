import { Machine } from '../../engine/machine'
import { gameStd, needsOnly } from '../../engine/natives/gameStd'
import { nativesFor } from '../../engine/natives/nativesFor'
import { SPRITES } from '../../engine/sprites/sprites'
import type { Program } from '../../rust/ir/program'
import { lowerProgram, type Declarations } from '../../rust/program'

/** A program as data, so that a browser can play it without its text; undefined where it has faults, or needs more. */
export function writtenExample(text: string, declarations: Declarations): Program | undefined {
  const machine = new Machine(SPRITES)
  const natives = nativesFor(machine, declarations)
  const { program } = lowerProgram(text, declarations, (key) => key in natives)
  const atHand = nativesFor(machine, { ...declarations, natives: gameStd })
  return program && needsOnly(program, atHand) ? program : undefined
}
