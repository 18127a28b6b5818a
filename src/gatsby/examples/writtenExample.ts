import { Machine, SPRITES } from 'engine'
import { nativesFor } from 'engine/language'
import type { Declarations, Lowered } from 'rust'
import { lowerProgram } from 'rust'
import type { Natives, Program } from 'rust/machine'
import { gameStd } from 'rust/machine'

/** An example as data: lowered once, and run any number of times. */
export function loweredExample(text: string, declarations: Declarations): Lowered {
  const natives = nativesFor(new Machine(SPRITES), declarations)
  return lowerProgram(text, declarations, (key) => key in natives)
}

/** Whether a browser can play a program without its text: it needs nothing that the player has not at hand. */
export function isPlayable(program: Program, declarations: Declarations): boolean {
  return needsOnly(program, nativesFor(new Machine(SPRITES), { ...declarations, natives: gameStd }))
}

/** A program as data, so that a browser can play it without its text; undefined where it has faults, or needs more. */
export function writtenExample(text: string, declarations: Declarations): Program | undefined {
  const { program } = loweredExample(text, declarations)
  return program && isPlayable(program, declarations) ? program : undefined
}

/** Whether a program calls no natives but these, and holds nothing that only others know. */
function needsOnly({ callees, shapes }: Program, natives: Natives): boolean {
  const isKnown = (name: string) => `${name}::new` in natives
  return (
    callees.every((callee) => callee.kind !== 'native' || callee.key in natives) &&
    shapes.every(
      (shape) => shape.kind !== 'adt' || shape.form !== 'foreign' || !shape.args?.length || isKnown(shape.name),
    )
  )
}
