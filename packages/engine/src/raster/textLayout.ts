import { advanceOf, glyphOf, lineHeightOf } from '../fonts/font'
import type { Font } from '../fonts/font'

/** A glyph and where the top left corner of its cell lies. */
export type PlacedGlyph = { readonly glyph: number; readonly x: number; readonly y: number }

/** The box of a text, how it is placed there, and where the shown characters end; where they start, the engine does not read. */
export type TextFrame = {
  x: number
  y: number
  w: number
  h: number
  scale: number
  align: string
  end: number | null
}

/** The glyphs of one line of text, cell after cell; a capital begins at the very top. */
export function layoutLine(text: string, { glyphs }: Font, x: number, y: number, scale: number): PlacedGlyph[] {
  const placed: PlacedGlyph[] = []
  const advance = Math.trunc(Math.fround(glyphs.width * scale))
  for (const character of text) {
    const glyph = glyphOf(character)
    if (glyph === undefined) continue
    if (glyph !== 'space') placed.push({ glyph, x, y })
    x += advance
  }
  return placed
}

/** The glyphs of a text that is wrapped in a box; lines that would begin below the box are left out. */
export function layoutBox(text: string, font: Font, frame: TextFrame): PlacedGlyph[] {
  const { x, y, w, h, scale, align, end } = frame
  const placed: PlacedGlyph[] = []
  let shown = 0
  linesOf(text, font, w, scale).forEach((line, index) => {
    const top = Math.trunc(y + index * lineHeightOf(font) * scale)
    if (top >= y + h) return
    let left = Math.trunc(x + (w - widthOf(line, font, scale)) * shareBefore(align))
    for (const character of line) {
      const glyph = glyphOf(character)
      if (glyph === undefined) continue
      const isShown = end === null || shown < end
      if (isShown && glyph !== 'space') placed.push({ glyph, x: left, y: top + font.blankRows })
      left += Math.trunc(Math.fround(advanceOf(font, character) * scale))
      shown++
    }
  })
  return placed
}

/**
 * The lines of a text: words are added while they fit, a word with hyphens may break after one, and a word that is too
 * long has a line of its own. Every run of white space parts two words.
 */
export function linesOf(text: string, font: Font, width: number, scale: number): string[] {
  const fits = (cells: number) => Math.fround(cells * scale) <= width
  const space = advanceOf(font, ' ')
  const lines: string[] = []
  let line = ''
  let cells = 0
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let isJoined = line === ''
    const isWhole = fits(cells + space + cellsOf(word, font))
    for (const piece of isWhole ? [word] : word.split(/(?<=-)/)) {
      const longer = cells + (isJoined ? 0 : space) + cellsOf(piece, font)
      if (line && !fits(longer)) {
        lines.push(line)
        line = piece
        cells = cellsOf(piece, font)
      } else {
        line += isJoined ? piece : ` ${piece}`
        cells = longer
      }
      isJoined = true
    }
  }
  return line ? [...lines, line] : lines
}

function widthOf(text: string, font: Font, scale: number): number {
  return Math.fround(cellsOf(text, font) * scale)
}

/** The width of a text without scale. */
function cellsOf(text: string, font: Font): number {
  let width = 0
  for (const character of text) width += advanceOf(font, character)
  return width
}

/** How much of the free room of a line lies before it. */
function shareBefore(align: string): number {
  if (align === 'center') return 0.5
  return align === 'right' ? 1 : 0
}
