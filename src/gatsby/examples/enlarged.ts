import { canvasOf } from '../../engine/raster/canvas'
import type { Canvas } from '../../engine/raster/canvas'

/** A picture of which every pixel is a square of pixels. */
export function enlarged({ width, height, pixels }: Canvas, factor: number): Canvas {
  const large = canvasOf(width * factor, height * factor)
  for (let place = 0; place < large.pixels.length; place++) {
    const x = Math.floor((place % large.width) / factor)
    const y = Math.floor(place / large.width / factor)
    large.pixels[place] = pixels[y * width + x]!
  }
  return large
}
