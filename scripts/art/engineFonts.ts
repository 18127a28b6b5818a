import { glyphsOf, type Face } from './faces/face'
import { LARGE } from './faces/large'
import { MEDIUM } from './faces/medium'
import { SMALL } from './faces/small'

export function fontRowsModule(): string {
  const faces = { small: SMALL, medium: MEDIUM, large: LARGE }
  const entries = Object.entries(faces).map(([name, face]) => `  ${name}:\n    '${rowsAsDigits(face)}',\n`)
  return `/** Glyph rows of each font, drawn in scripts/art/faces. */\nexport const FONT_ROWS = {\n${entries.join('')}}\n`
}

function rowsAsDigits(face: Face): string {
  const glyphs = glyphsOf(face)
  return Array.from({ length: 94 }, (_, index) => {
    const rows = glyphs.get(String.fromCharCode(33 + index))
    if (!rows) throw new Error(`A face lacks ${String.fromCharCode(33 + index)}.`)
    return rows.map(digitsOf).join('')
  }).join('')
}

function digitsOf(row: string): string {
  const bits = [...row].map((pixel) => (pixel === '#' ? '1' : '0')).join('')
  return parseInt(bits, 2)
    .toString(32)
    .padStart(row.length > 5 ? 2 : 1, '0')
}
