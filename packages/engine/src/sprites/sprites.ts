import type { Sprite, Sprites } from './sprite'
import { COLORS, DRAWN_SPRITES } from './drawnSprites'

/**
 * Parses sprites, one per line: name, width, height, ms per frame, number of frames, and pixel runs (a count and a
 * letter). A point is transparent, an equals sign repeats the pixel of the previous frame; `colors` assigns colors to
 * letters as in `k1a1423 wffffff`.
 */
export function readSprites(lines: readonly string[], colors: string): Sprites {
  const letters = `.${colors.replace(/(\w)\w+ ?/g, '$1')}`
  const palette = [0, ...colors.split(' ').map((color) => parseInt(`${color.slice(1)}ff`, 16))]
  return new Map(
    lines.map((line) => {
      const words = line.split(' ')
      const [width, height, duration, frames] = words.slice(1, 5).map(Number) as [number, number, number, number]
      const pixels = pixelsOf(words[5]!, letters, width * height, frames)
      const durations = new Array<number>(frames).fill(duration)
      return [words[0]!, { width, height, palette, pixels, durations, loops: 0 } satisfies Sprite]
    }),
  )
}

function pixelsOf(runs: string, letters: string, frameLength: number, frames: number): Uint8Array {
  const pixels = new Uint8Array(frameLength * frames)
  let place = 0
  for (const [, count, letter] of runs.matchAll(/(\d*)(\D)/g))
    for (const end = place + Number(count || 1); place < end; place++)
      pixels[place] = letter === '=' ? pixels[place - frameLength]! : letters.indexOf(letter!)
  return pixels
}

/** The documented sprites, drawn for this site. */
export const SPRITES = readSprites(DRAWN_SPRITES, COLORS)
