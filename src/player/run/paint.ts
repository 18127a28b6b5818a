import type { PlayedPicture } from '../runtime/session'

/** Paints a picture onto a canvas and sets its size. */
export function paint(canvas: HTMLCanvasElement, { width, height, pixels }: PlayedPicture) {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0)
}
