import type { Sprite } from '../sprites/sprite'
import { FONT_ROWS } from './fontRows'

/** A font whose glyphs are the frames of a sprite, from the exclamation mark to the tilde. */
export type Font = {
  readonly glyphs: Sprite
  /** How many rows of a line lie blank above the glyphs. */
  readonly blankRows: number
  /** The glyph that takes a pixel more than its cell. */
  readonly wide: string
}

const FIRST_GLYPH = 33
const GLYPHS = 94

const FONTS: Readonly<Record<string, Font>> = {
  small: fontOf(FONT_ROWS.small, 5, 5),
  medium: fontOf(FONT_ROWS.medium, 5, 8, 1, 'T'),
  large: fontOf(FONT_ROWS.large, 8, 8),
}

/** Names under which pages speak of fonts from files: here the large font stands in for them. */
const SUBSTITUTED_FONTS = new Set(['awesome', 'story', 'dragon'])

/** The names that games have without a file of their own. */
export const FONT_NAMES: readonly string[] = Object.keys(FONTS)

/** Whether a name has a font here. */
export const isFontName = (name: string) => Object.hasOwn(FONTS, name) || SUBSTITUTED_FONTS.has(name)

/** The font of a name; an unknown name gives the default font. */
export function fontNamed(name: string): Font {
  return FONTS[SUBSTITUTED_FONTS.has(name) ? 'large' : name] ?? FONTS.medium!
}

/** The frame of a character's glyph: nothing for a space, and undefined for a character that the font lacks. */
export function glyphOf(character: string): number | 'space' | undefined {
  if (character === ' ') return 'space'
  const glyph = character.charCodeAt(0) - FIRST_GLYPH
  return glyph >= 0 && glyph < GLYPHS ? glyph : undefined
}

/** How far the next character stands from this one in a text box; nothing for a character that the font lacks. */
export function advanceOf({ glyphs, wide }: Font, character: string): number {
  if (glyphOf(character) === undefined) return 0
  return glyphs.width + (character === wide ? 1 : 0)
}

/** How far the next line stands from this one. */
export function lineHeightOf({ glyphs, blankRows }: Font): number {
  return glyphs.height + blankRows
}

/** Each row of a glyph is one digit, or two of a wide one, to the base of 32; its bits are the pixels from left to right. */
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
