import { deflateSync } from 'node:zlib'
import { canvasOf } from 'engine/draw'
import { pngOf as fileOf } from '../../src/gatsby/examples/png'
import type { Pixels } from './pixels'

export function pngOf({ width, height, colors }: Pixels): Uint8Array {
  const canvas = canvasOf(width, height)
  for (let place = 0; place < colors.length; place++) canvas.pixels[place] = pixelOf(colors[place])
  return fileOf(canvas, (bytes) => deflateSync(bytes, { level: 9 }))
}

/** Red is in the lowest byte; undefined is transparent. */
function pixelOf(color: string | undefined): number {
  if (color === undefined) return 0
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number]
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
}
