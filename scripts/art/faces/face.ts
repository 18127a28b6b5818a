import { rowsOf } from '../pixels'

/** Groups of characters with their glyphs in a pixel map, separated by spaces. */
export type Face = readonly (readonly [characters: string, map: string])[]

export function glyphsOf(face: Face): Map<string, string[]> {
  return new Map(
    face.flatMap(([characters, map]) => {
      const rows = rowsOf(map).map((row) => row.split(' '))
      return [...characters].map((character, index) => [character, rows.map((row) => row[index]!)] as const)
    }),
  )
}
