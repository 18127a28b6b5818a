import { SPRITES } from 'engine'
import { nativesFor, TURBO } from 'engine/language'
import type { Header } from 'rust'
import { declarationsFor, lowerProgram, readHeader } from 'rust'
import { meaningAt, suggestionsAt } from 'rust/editor'
import type { Natives } from 'rust/machine'
import { coreStd, needsOnly, prepare } from 'rust/machine'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { FIRST_TEXT } from './firstText'
import { hintsIn } from './hints'
import type { WarmLanguage } from './playedPrograms'

/** The natives of std that have arrived. */
let std = coreStd
let isComplete = false

/** Whether the lowering of the current program looked for a native that may not have arrived. */
let misses = false

/** A trait's method may have no native for a type: another key is looked up next. */
const mayArrive = (key: string) => !key.startsWith('<') || __LATER_TRAIT_NATIVES__.includes(key)

const observed = new Proxy<Natives>(
  {},
  {
    has: (_, key) => key in std || ((misses ||= mayArrive(key as string)), false),
    get: (_, key) => std[key as string],
  },
)

/** Also forgets constants of std that were evaluated. */
const declared = () => declarationsFor(observed, TURBO, readHeader(JSON.parse(__ENGINE_HEADER__) as Header))

let declarations = declared()

/** The compiler for edited texts. */
export const language: WarmLanguage = {
  firstText: FIRST_TEXT,
  compile: (text, machine, budget) => {
    misses = false
    const sought = nativesFor(machine, declarations)
    const { program, diagnostics } = lowerProgram(text, declarations, (key) => key in sought)
    const natives = nativesFor(machine, { ...declarations, natives: std })
    if (!isComplete && (misses || (program && !needsOnly(program, natives)))) return undefined
    return program ? { program: prepare(program, natives, budget), diagnostics } : { diagnostics }
  },
  loadNatives: memoizedLoad(async () => {
    std = (await import('rust/std')).stdNatives
    isComplete = true
    declarations = declared()
  }),
  hints: hintsIn,
  explain: (text, offset) => meaningAt(text, offset, declarations),
  suggest: (text, offset) => ({ names: suggestionsAt(text, offset, declarations), sprites: [...SPRITES.keys()] }),
}
