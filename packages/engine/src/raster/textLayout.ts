import { advanceOf, glyphOf, lineHeightOf, type Font } from '../fonts/font'

/** A glyph with the top left corner of its cell. */
export type PlacedGlyph = { readonly glyph: number; readonly x: number; readonly y: number }

/** A text box with its alignment and the end of the visible characters; the engine ignores their start. */
export type TextFrame = {
  x: number
  y: number
  w: number
  h: number
  scale: number
  align: string
  end: number | null
}

/** Glyphs of one line; capitals start at the top. */
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

/** Glyphs of wrapped text, without lines that start below the box. */
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

/** Wraps text at white space and after hyphens; a word that is too long gets its own line. */
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

function cellsOf(text: string, font: Font): number {
  let width = 0
  for (const character of text) width += advanceOf(font, character)
  return width
}

/** The share of free space that goes before a line. */
function shareBefore(align: string): number {
  if (align === 'center') return 0.5
  return align === 'right' ? 1 : 0
}
