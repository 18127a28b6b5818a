import type { PlayedPicture } from '../runtime/session'

/** Also sets the canvas size. */
export function paint(canvas: HTMLCanvasElement, { width, height, pixels }: PlayedPicture) {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0)
}

/** An opaque black pixel as a number. */
const BLACK = new Uint32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0]

/** Whether nothing is drawn. */
export function isEmpty({ pixels }: PlayedPicture): boolean {
  return new Uint32Array(pixels.buffer).every((pixel) => pixel === BLACK)
}
