import { SCENE } from '../palette'
import { Pixels, pixelsOf, rowsOf, type Legend } from '../pixels'

/** Sprite colors: those of the scene, and a white, a brown and two grays. */
export const GAME = {
  ...SCENE,
  w: '#ffffff',
  b: '#b5533c',
  s: '#8d93b5',
  e: '#565a80',
} satisfies Legend

export type Drawing = { name: string; frames: readonly Pixels[]; duration: number }

/** A pixel map in the game's colors, at its own or a given size. */
export function picture(map: string, width?: number, height?: number): Pixels {
  const drawn = pixelsOf(map, GAME)
  if (width === undefined || height === undefined) return drawn
  const pixels = new Pixels(width, height)
  pixels.draw(0, 0, drawn)
  return pixels
}

export function mirrored(map: string): string {
  return rowsOf(map)
    .map((row) => row + [...row].reverse().join(''))
    .join('\n')
}

export function withMaps(source: Pixels, ...maps: readonly (readonly [x: number, y: number, map: string])[]): Pixels {
  const pixels = new Pixels(source.width, source.height)
  pixels.draw(0, 0, source)
  for (const [x, y, map] of maps) pixels.map(x, y, map, GAME)
  return pixels
}
