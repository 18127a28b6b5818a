import type { Sprite } from '../sprites/sprite'
import { FONT_ROWS } from './fontRows'

/** A font whose glyphs, `!` to `~`, are the frames of a sprite. */
export type Font = {
  readonly glyphs: Sprite
  readonly blankRows: number
  /** The glyph that is one pixel wider than its cell. */
  readonly wide: string
}

const FIRST_GLYPH = 33
const GLYPHS = 94

const BUILT_IN = {
  small: fontOf(FONT_ROWS.small, 5, 5),
  medium: fontOf(FONT_ROWS.medium, 5, 8, 1, 'T'),
  large: fontOf(FONT_ROWS.large, 8, 8),
}

const FONTS: ReadonlyMap<string, Font> = new Map(Object.entries(BUILT_IN))

/** Fonts from files that pages mention; the large font replaces them. */
const SUBSTITUTED_FONTS = new Set(['awesome', 'story', 'dragon'])

export const FONT_NAMES: readonly string[] = Object.keys(BUILT_IN)

export const isFontName = (name: string) => FONTS.has(name) || SUBSTITUTED_FONTS.has(name)

export function fontNamed(name: string): Font {
  return FONTS.get(SUBSTITUTED_FONTS.has(name) ? 'large' : name) ?? BUILT_IN.medium
}

/** The glyph index of a character; 'space' for a space, undefined if missing. */
export function glyphOf(character: string): number | 'space' | undefined {
  if (character === ' ') return 'space'
  const glyph = character.charCodeAt(0) - FIRST_GLYPH
  return glyph >= 0 && glyph < GLYPHS ? glyph : undefined
}

/** The distance to the next character in a text box; 0 if missing. */
export function advanceOf({ glyphs, wide }: Font, character: string): number {
  if (glyphOf(character) === undefined) return 0
  return glyphs.width + (character === wide ? 1 : 0)
}

export function lineHeightOf({ glyphs, blankRows }: Font): number {
  return glyphs.height + blankRows
}

/** A glyph row is one or, if wide, two base-32 digits whose bits are pixels from left to right. */
function fontOf(digits: string, width: number, height: number, blankRows = 0, wide = ''): Font {
  const digitsPerRow = width > 5 ? 2 : 1
  const pixels = new Uint8Array(GLYPHS * width * height)
  for (let row = 0; row < GLYPHS * height; row++) {
    const bits = parseInt(digits.slice(row * digitsPerRow, (row + 1) * digitsPerRow), 32)
    for (let column = 0; column < width; column++) pixels[row * width + column] = (bits >> (width - 1 - column)) & 1
  }
  const durations = new Array<number>(GLYPHS).fill(0)
  return { glyphs: { width, height, palette: [0, 0xffffffff], pixels, durations, loops: 0 }, blankRows, wide }
}
