import { readFileSync } from 'node:fs'
import { fontRowsModule } from '../../../../scripts/art/engineFonts'
import { advanceOf, fontNamed, glyphOf, lineHeightOf } from './font'

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function rowsWithPixels(name: string, character: string): number[] {
  const { glyphs } = fontNamed(name)
  const length = glyphs.width * glyphs.height
  const glyph = glyphs.pixels.subarray(length * (glyphOf(character) as number))
  return Array.from({ length: glyphs.height }, (_, y) => y).filter((y) =>
    glyph.subarray(y * glyphs.width, (y + 1) * glyphs.width).some(Boolean),
  )
}

test('cells are 5, 5 and 8 pixels wide, lines 5, 9 and 8 high', () => {
  const fonts = ['small', 'medium', 'large'].map(fontNamed)
  expect(fonts.map((font) => advanceOf(font, 'a'))).toEqual([5, 5, 8])
  expect(fonts.map((font) => advanceOf(font, ' '))).toEqual([5, 5, 8])
  expect(fonts.map(lineHeightOf)).toEqual([5, 9, 8])
})

test('only the capital T of the medium font takes six pixels', () => {
  expect(['T', 't', 'M'].map((character) => advanceOf(fontNamed('medium'), character))).toEqual([6, 5, 5])
  expect(advanceOf(fontNamed('large'), 'T')).toBe(8)
})

test.each([
  ['small', 4],
  ['medium', 6],
  ['large', 7],
])('capitals of the %s font fill the first %i rows', (name, rows) => {
  for (const capital of CAPITALS)
    expect([capital, rowsWithPixels(name, capital)]).toEqual([capital, Array.from({ length: rows }, (_, y) => y)])
})

test.each([
  ['small', 4],
  ['medium', 7],
  ['large', 7],
])('tails of the %s font reach row %i', (name, row) => {
  for (const character of 'gpqy') expect(rowsWithPixels(name, character).at(-1)).toBe(row)
})

test.each(['small', 'medium', 'large'])('in the %s font only zero and O look alike', (name) => {
  const { glyphs } = fontNamed(name)
  const length = glyphs.width * glyphs.height
  const looks = Array.from({ length: 94 }, (_, glyph) =>
    glyphs.pixels.slice(glyph * length, (glyph + 1) * length).join(''),
  )
  const alike = looks.flatMap((look, glyph) =>
    looks.indexOf(look) === glyph
      ? []
      : [String.fromCharCode(33 + looks.indexOf(look)) + String.fromCharCode(33 + glyph)],
  )
  expect(alike).toEqual(['0O'])
})

test('other documented font names map to the large font, unknown ones to the default', () => {
  expect(fontNamed('awesome')).toBe(fontNamed('large'))
  expect(fontNamed('Large')).toBe(fontNamed('medium'))
})

test('spaces and non-ASCII characters have no glyph', () => {
  expect(glyphOf(' ')).toBe('space')
  expect([glyphOf('é'), glyphOf('\n'), glyphOf('\u{1f600}')]).toEqual([undefined, undefined, undefined])
  expect(advanceOf(fontNamed('medium'), 'é')).toBe(0)
})

test('shipped glyphs equal those in scripts/art', () => {
  expect(readFileSync('packages/engine/src/fonts/fontRows.ts', 'utf8')).toBe(fontRowsModule())
})
