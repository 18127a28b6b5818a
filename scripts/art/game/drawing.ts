import { SCENE } from '../palette'
import { Pixels, pixelsOf, rowsOf } from '../pixels'
import type { Legend } from '../pixels'

/** The colors of the sprites: those of the scene, and a white, a brown and two grays. */
export const GAME = {
  ...SCENE,
  w: '#ffffff',
  b: '#b5533c',
  s: '#8d93b5',
  e: '#565a80',
} satisfies Legend

/** A sprite as it is drawn: its name, its frames, and how many milliseconds each of them shows. */
export type Drawing = { name: string; frames: readonly Pixels[]; duration: number }

/** A picture of a pixel map in the colors of the game, as large as the map or of the given size. */
export function picture(map: string, width?: number, height?: number): Pixels {
  const drawn = pixelsOf(map, GAME)
  if (width === undefined || height === undefined) return drawn
  const pixels = new Pixels(width, height)
  pixels.draw(0, 0, drawn)
  return pixels
}

/** The map with its mirror image at its right. */
export function mirrored(map: string): string {
  return rowsOf(map)
    .map((row) => row + [...row].reverse().join(''))
    .join('\n')
}

/** The picture with further maps laid over it, each at its place. */
export function withMaps(source: Pixels, ...maps: readonly (readonly [x: number, y: number, map: string])[]): Pixels {
  const pixels = new Pixels(source.width, source.height)
  pixels.draw(0, 0, source)
  for (const [x, y, map] of maps) pixels.map(x, y, map, GAME)
  return pixels
}
