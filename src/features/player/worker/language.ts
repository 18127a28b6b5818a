import { nativesFor } from '../../../engine/natives/nativesFor'
import { readHeader } from '../../../rust/front/declarations/header'
import { compileProgram, declarationsWith } from '../../../rust/program'
import { FIRST_TEXT } from './firstText'
import type { WarmLanguage } from './playedPrograms'

const declarations = declarationsWith(readHeader(__ENGINE_HEADER__))

/** All of the language: what a text needs that a reader has changed. */
export const language: WarmLanguage = {
  firstText: FIRST_TEXT,
  compile: (text, machine, budget) => compileProgram(text, declarations, nativesFor(machine, declarations), budget),
}
