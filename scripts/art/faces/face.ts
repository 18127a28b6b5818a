import { rowsOf } from '../pixels'

/** Groups of characters with their glyphs beside each other in a pixel map; a space parts neighbors. */
export type Face = readonly (readonly [characters: string, map: string])[]

/** The rows of each glyph, by its character. */
export function glyphsOf(face: Face): Map<string, string[]> {
  return new Map(
    face.flatMap(([characters, map]) => {
      const rows = rowsOf(map).map((row) => row.split(' '))
      return [...characters].map((character, index) => [character, rows.map((row) => row[index]!)] as const)
    }),
  )
}
