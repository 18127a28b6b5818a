import { Machine, SPRITES } from 'engine'
import { nativesFor } from 'engine/language'
import { lowerProgram, type Declarations, type Lowered } from 'rust'
import { coreStd, needsOnly, type Program } from 'rust/machine'

export function loweredExample(text: string, declarations: Declarations): Lowered {
  const natives = nativesFor(new Machine(SPRITES), declarations)
  return lowerProgram(text, declarations, (key) => key in natives)
}

export function isPlayable(program: Program, declarations: Declarations): boolean {
  return needsOnly(program, nativesFor(new Machine(SPRITES), { ...declarations, natives: coreStd }))
}

/** Undefined if the program has errors or needs the compiler. */
export function writtenExample(text: string, declarations: Declarations): Program | undefined {
  const { program } = loweredExample(text, declarations)
  return program && isPlayable(program, declarations) ? program : undefined
}
