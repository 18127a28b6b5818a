import { nativesFor } from '../../../engine/natives/nativesFor'
import { readHeader, type Header } from '../../../rust/front/declarations/header'
import { turboDeclarations } from '../../../engine/language/turbo'
import { SPRITES } from '../../../engine/sprites/sprites'
import { meaningAt } from '../../../rust/front/completion/meaningAt'
import { suggestionsAt } from '../../../rust/front/completion/suggestionsAt'
import { compileProgram } from '../../../rust/program'
import { FIRST_TEXT } from './firstText'
import { hintsIn } from './hints'
import type { WarmLanguage } from './playedPrograms'

const declarations = turboDeclarations(readHeader(JSON.parse(__ENGINE_HEADER__) as Header))

/** All of the language: what a text needs that a reader has changed. */
export const language: WarmLanguage = {
  firstText: FIRST_TEXT,
  compile: (text, machine, budget) => compileProgram(text, declarations, nativesFor(machine, declarations), budget),
  hints: hintsIn,
  explain: (text, offset) => meaningAt(text, offset, declarations),
  suggest: (text, offset) => ({ names: suggestionsAt(text, offset, declarations), sprites: [...SPRITES.keys()] }),
}
