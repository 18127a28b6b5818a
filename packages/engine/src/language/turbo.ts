import type { CrateDeclarations, Declarations } from 'rust'
import { declarationsWith } from 'rust'
import type { Host } from 'rust/host'
import { goMacro, initMacro } from './macros'
import { meantColor, OTHER_OPTIONS, OTHER_VERSIONS } from './suggestions'
import { TRAITS } from './traits'

/** The engine as the language's host. */
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

export function turboDeclarations(crate: CrateDeclarations): Declarations {
  return declarationsWith(TURBO, crate)
}
