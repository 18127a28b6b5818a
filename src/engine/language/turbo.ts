import type { Host } from '../../rust/front/declarations/host'
import type { CrateDeclarations } from '../../rust/front/declarations/readCrate'
import { declarationsWith, type Declarations } from '../../rust/program'
import { goMacro } from './goMacro'
import { initMacro } from './initMacro'
import { meantColor } from './meantColor'
import { OTHER_OPTIONS, OTHER_VERSIONS } from './otherVersions'
import { TRAITS } from './traits'

/** What the engine adds to the language of its programs. */
export const TURBO: Host = {
  crate: 'turbo',
  itemMacros: { go: goMacro, init: initMacro },
  frameMacro: 'go',
  stateMacro: 'init',
  meantNumber: meantColor,
  ambiguous: { println: '`log!`, or `turbo::println!`' },
  inFrames: { PI: ['std', 'f32', 'consts', 'PI'] },
  traits: TRAITS,
  absent: OTHER_VERSIONS,
  meantOptions: OTHER_OPTIONS,
}

/** What the programs of the engine can name, when its crate has been read. */
export function turboDeclarations(crate: CrateDeclarations): Declarations {
  return declarationsWith(TURBO, crate)
}
