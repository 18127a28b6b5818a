import { Font, woff2, type TTF } from 'fonteditor-core'
import { DISPLAY } from './faces/display'
import { glyphsOf } from './faces/face'
import { outlinesOf } from './outlines'

/** Units per pixel. Ascent and descent add up to the font size, so a pixel is 3 px at 42 px. */
const PIXEL = 16
const ASCENT_PIXELS = 11
const X_HEIGHT_PIXELS = 8
const DESCENT_PIXELS = 3
const GAP_PIXELS = 2
const SPACE_PIXELS = 5

/** Fixed, so that the file is reproducible. */
const DRAWN_AT = Date.UTC(2026, 0, 1)

const FAMILY = 'Turbo Display'

export function displayFaceModule(file: Buffer): string {
  const comment = '/** The headline face: its name, and its WOFF2 file as base64. Written by npm run art. */'
  return `${comment}\nexport const DISPLAY_FACE = {\n  family: '${FAMILY}',\n  file: '${file.toString('base64')}',\n}\n`
}

export async function displayFont(): Promise<Buffer> {
  await woff2.init()
  const font = Font.create()
  const file = font.get()
  const ascent = ASCENT_PIXELS * PIXEL
  const descent = DESCENT_PIXELS * PIXEL
  Object.assign(file.head, {
    unitsPerEm: (ASCENT_PIXELS + DESCENT_PIXELS) * PIXEL,
    created: DRAWN_AT,
    modified: DRAWN_AT,
  })
  Object.assign(file.hhea, { ascent, descent: -descent, lineGap: 0 })
  Object.assign(file['OS/2'], {
    usWeightClass: 700,
    sTypoAscender: ascent,
    sTypoDescender: -descent,
    sTypoLineGap: 0,
    usWinAscent: ascent,
    usWinDescent: descent,
    sxHeight: X_HEIGHT_PIXELS * PIXEL,
    sCapHeight: ascent,
  })
  Object.assign(file.name, {
    fontFamily: FAMILY,
    fontSubFamily: 'Bold',
    uniqueSubFamily: FAMILY,
    version: '1',
    postScriptName: 'TurboDisplay',
  })
  file.glyf = [glyph([], SPACE_PIXELS), glyph([' '], SPACE_PIXELS)]
  for (const [character, rows] of glyphsOf(DISPLAY)) {
    file.glyf.push(glyph([character], rows[0]!.length + GAP_PIXELS, outlinesOf(rows)))
  }
  font.set(file)
  return font.write({ type: 'woff2' }) as Buffer
}

/** Outlines count rows from the top, fonts from the baseline. */
function glyph(
  characters: readonly string[],
  widthPixels: number,
  outlines: ReturnType<typeof outlinesOf> = [],
): TTF.Glyph {
  const contours = outlines.map((outline) =>
    outline.map(([x, y]) => ({ x: x * PIXEL, y: (ASCENT_PIXELS - y) * PIXEL, onCurve: true })),
  )
  const [xs, ys] = [contours.flat().map(({ x }) => x), contours.flat().map(({ y }) => y)]
  const box = { xMin: Math.min(...xs, 0), yMin: Math.min(...ys, 0), xMax: Math.max(...xs, 0), yMax: Math.max(...ys, 0) }
  return {
    contours,
    ...box,
    advanceWidth: widthPixels * PIXEL,
    leftSideBearing: 0,
    name: characters.length === 0 ? '.notdef' : '',
    unicode: characters.map((character) => character.codePointAt(0)!),
  }
}
