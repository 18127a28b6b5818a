import type { Camera } from '../call'

/** Pixels to draw on, row by row, one number each: red in the lowest byte, then green, blue and alpha, as image data holds them. */
export type Canvas = { readonly width: number; readonly height: number; readonly pixels: Uint32Array<ArrayBuffer> }

const BLACK = 0xff000000

/** A black canvas of the given size in pixels. */
export function canvasOf(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint32Array(width * height).fill(BLACK) }
}

/** How places of the world become places on the canvas: times the zoom, plus the way to the world's origin. */
export type View = { readonly zoom: number; readonly x: number; readonly y: number }

/** A box on the canvas whose edges lie between pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Where nothing is moved: the view of what is drawn with `fixed`. */
export const FIXED_VIEW: View = { zoom: 1, x: 0, y: 0 }

/** The view of a camera, whose point of the world comes to the middle of the canvas. */
export function viewOf({ x, y, z }: Camera, width: number, height: number): View {
  return { zoom: z, x: width / 2 - x * z, y: height / 2 - y * z }
}

/** The box of the canvas that a box of the world covers; nothing where a number is out of all bounds. */
export function boxOnCanvas(view: View, x: number, y: number, width: number, height: number): Box | undefined {
  const left = edge(x * view.zoom + view.x)
  const top = edge(y * view.zoom + view.y)
  const right = edge((x + width) * view.zoom + view.x)
  const bottom = edge((y + height) * view.zoom + view.y)
  const isSomewhere = Number.isFinite(right - left) && Number.isFinite(bottom - top)
  return isSomewhere && right > left && bottom > top ? { left, top, right, bottom } : undefined
}

/** The nearest place of the grid that corners are snapped to: a 256th of a pixel. */
export function snapped(place: number): number {
  return Math.round(place * 256) / 256
}

/** Edges are floored to whole pixels, so neighbors in the world meet on the canvas at every zoom. */
function edge(place: number): number {
  return Math.floor(snapped(place))
}
