import type { LineError } from '../../../src/markdown/contentError'
import type { ReadPage } from '../../../src/markdown/readPage'
import { proseOf } from './proseOf'

/** Phrases with a preferred form; cspell checks only single words. */
const TERMS: readonly (readonly [term: RegExp, instead: string])[] = [
  [/\btop (left|right) corner\b/i, '"top-left corner" or "top-right corner"'],
  [/\bbottom (left|right) corner\b/i, '"bottom-left corner" or "bottom-right corner"'],
  [/\bupper (left|right)\b/i, '"top left" or "top right"'],
  [/\blower (left|right)\b/i, '"bottom left" or "bottom right"'],
  [/\banti-?clockwise\b/i, '"counterclockwise"'],
  [/\bcounter-clockwise\b/i, '"counterclockwise"'],
  [/\bplayer (one|two)\b/i, '"player 1" or "player 2"'],
  [/\bunix time(stamp)?\b/, '"Unix timestamp"'],
  [/\d ?x ?\d|\d×\d/, 'a size as "256 × 144"'],
  [/\bgame pads?\b/i, '"gamepad"'],
  [/\bsprite sheets?\b/i, '"spritesheet"'],
  [/\bfilenames?\b/i, '"file name"'],
  [/\bfile endings?\b|\bwithout (its|the) ending\b/i, '"extension"'],
  [/\bcheat sheet\b/i, '"cheatsheet"'],
  [/\bnine slices?\b/i, '"nine-slice"'],
  [/\btextbox(es)?\b/i, '"text box"'],
  [/\bplay ?fields?\b/i, '"canvas"'],
  [/\bcommand line interface\b/, '"command-line interface"'],
  [/\b(Github|GitHUB|github)\b/, '"GitHub"'],
  [/\b(Webassembly|webassembly|Web Assembly)\b/, '"WebAssembly"'],
  [/\b(Webgpu|webgpu|WebGpu)\b/, '"WebGPU"'],
  [/\b(MacOS|Mac OS|OSX|OS X)\b/, '"macOS"'],
  [/\b(Javascript|javascript)\b/, '"JavaScript"'],
  [/\b(discord|Discord server)\b/, '"Discord"'],
  [/\b(Itch|ITCH)\b/, '"itch.io"'],
  [/\bweb site\b/i, '"website"'],
  [/\be\.g\./i, '"for example"'],
  [/\bi\.e\./i, '"that is"'],
  [/\betc\./i, 'the rest of the list'],
  [/\bin order to\b/i, '"to"'],
  [/\butilize[sd]?\b/i, '"use"'],
  [/\bleverage[sd]?\b/i, '"use"'],
  [/\b(simply|obviously|of course)\b/i, 'the sentence without it'],
  [/\bplease\b/i, 'the sentence without it'],
  [/\bcan not\b/i, '"cannot"'],
]

export function termErrors(page: ReadPage): LineError[] {
  return proseOf(page).flatMap(({ text, line }) =>
    TERMS.flatMap(([term, instead]) => {
      const [found] = term.exec(text) ?? []
      return found === undefined ? [] : [{ line, problem: `avoid "${found}"`, remedy: `write ${instead}` }]
    }),
  )
}
