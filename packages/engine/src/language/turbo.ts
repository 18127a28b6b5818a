import type { Host } from 'rust/host'
import { goMacro, initMacro } from './macros'
import { TRAITS } from './traits'

/** The engine as the language's host, without `SUGGESTIONS`. */
export const TURBO: Host = {
  crate: 'turbo',
  itemMacros: { go: goMacro, init: initMacro },
  frameMacro: 'go',
  stateMacro: 'init',
  ambiguous: { println: '`log!`, or `turbo::println!`' },
  inFrames: { PI: ['std', 'f32', 'consts', 'PI'] },
  traits: TRAITS,
}
