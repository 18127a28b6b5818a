import { Machine } from '../../engine/machine'
import { nativesFor } from '../../engine/natives/nativesFor'
import { SPRITES } from '../../engine/sprites/sprites'
import type { Declarations } from '../../rust/front/declarations/declarations'
import type { Program } from '../../rust/ir/program'
import { lowerProgram } from '../../rust/program'

/** A program without faults as data, so that a browser can play it without its text; undefined where it has some. */
export function writtenExample(text: string, declarations: Declarations): Program | undefined {
  const natives = nativesFor(new Machine(SPRITES), declarations)
  return lowerProgram(text, declarations, (key) => key in natives).program
}
