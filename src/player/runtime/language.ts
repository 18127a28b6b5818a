import { SPRITES } from 'engine'
import { nativesFor, turboDeclarations } from 'engine/language'
import type { Header } from 'rust'
import { compileProgram, readHeader } from 'rust'
import { meaningAt, suggestionsAt } from 'rust/editor'
import { FIRST_TEXT } from './firstText'
import { hintsIn } from './hints'
import type { WarmLanguage } from './playedPrograms'

const declarations = turboDeclarations(readHeader(JSON.parse(__ENGINE_HEADER__) as Header))

export const language: WarmLanguage = {
  firstText: FIRST_TEXT,
  compile: (text, machine, budget) => compileProgram(text, declarations, nativesFor(machine, declarations), budget),
  hints: hintsIn,
  explain: (text, offset) => meaningAt(text, offset, declarations),
  suggest: (text, offset) => ({ names: suggestionsAt(text, offset, declarations), sprites: [...SPRITES.keys()] }),
}
