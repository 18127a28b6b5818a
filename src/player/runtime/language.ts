import { SPRITES } from 'engine'
import { nativesFor, TURBO } from 'engine/language'
import {
  commonDeclarations,
  declarationsFor,
  lowerProgram,
  readHeader,
  type Diagnostic,
  type Header,
  type Std,
} from 'rust'
import { meaningAt, suggestionsAt } from 'rust/editor'
import { coreStd, needsOnly, prepare, type Natives } from 'rust/machine'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { FIRST_TEXT } from './firstText'
import { hintsIn } from './hints'
import type { WarmLanguage } from './playedPrograms'

/** The loaded part: first what most correct programs use. */
let std: Std = { declarations: commonDeclarations, natives: coreStd }
let host = TURBO
let isComplete = false

/** Its methods may have names of methods that arrive later and come first. Other names would be unknown. */
const DECLARES_TRAIT = /\btrait\b/

/** Codes of unknown names: one that Rust's std has is not an error of the program. */
const UNKNOWN_NAME = /^E0(405|425|432|433|576|599)$/

const mayImprove = ({ code = '' }: Diagnostic) => !isComplete || (!std.absent && UNKNOWN_NAME.test(code))

/** Whether the lowering of the current program looked for a native that may not have arrived. */
let misses = false

/** A trait's method may have no native for a type: another key is looked up next. */
const mayArrive = (key: string) => !key.startsWith('<') || __LATER_TRAIT_NATIVES__.includes(key)

const observed = new Proxy<Natives>(
  {},
  {
    has: (_, key) => key in std.natives || ((misses ||= mayArrive(key as string)), false),
    get: (_, key) => std.natives[key as string],
  },
)

/** Also forgets constants of std that were evaluated. */
const declared = () =>
  declarationsFor({ ...std, natives: observed }, host, readHeader(JSON.parse(__ENGINE_HEADER__) as Header))

let declarations = declared()

const loadLaterParts = memoizedLoad(async () => {
  const { laterDeclarations, stdNatives, SUGGESTIONS } = await import('./laterParts')
  std = { declarations: commonDeclarations + laterDeclarations, natives: stdNatives }
  host = { ...TURBO, ...SUGGESTIONS }
  isComplete = true
  declarations = declared()
})

const loadAbsentNames = memoizedLoad(async () => {
  std = { ...std, absent: (await import('rust/absent')).absentNames }
  declarations = declared()
})

/** The compiler for edited texts. */
export const language: WarmLanguage = {
  firstText: FIRST_TEXT,
  compile: (text, machine, budget, isLast = false) => {
    if (!isLast && !isComplete && DECLARES_TRAIT.test(text)) return undefined
    misses = false
    const sought = nativesFor(machine, declarations)
    const { program, diagnostics } = lowerProgram(text, declarations, (key) => key in sought)
    const natives = nativesFor(machine, { ...declarations, natives: std.natives })
    if (!isComplete && (misses || (program && !needsOnly(program, natives)))) return undefined
    if (!isLast && diagnostics.some(mayImprove)) return undefined
    return program ? { program: prepare(program, natives, budget), diagnostics } : { diagnostics }
  },
  loadRest: () => (isComplete ? loadAbsentNames() : loadLaterParts()),
  hints: hintsIn,
  explain: (text, offset) => meaningAt(text, offset, declarations),
  suggest: (text, offset) => ({ names: suggestionsAt(text, offset, declarations), sprites: [...SPRITES.keys()] }),
}
