/** Pixels to draw on, row by row, one number each: red in the lowest byte, then green, blue and alpha, as image data holds them. */
export type Canvas = { readonly width: number; readonly height: number; readonly pixels: Uint32Array<ArrayBuffer> }

const BLACK = 0xff000000

/** A black canvas of the given size in pixels. */
export function canvasOf(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint32Array(width * height).fill(BLACK) }
}
