import type { Camera } from '../call'

/** Pixels in rows, one number each, as in image data: red in the lowest byte, then green, blue and alpha. */
export type Canvas = { readonly width: number; readonly height: number; readonly pixels: Uint32Array<ArrayBuffer> }

const BLACK = 0xff000000

/** Black; sizes are in pixels. */
export function canvasOf(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint32Array(width * height).fill(BLACK) }
}

/** Transforms world positions to canvas positions: scale, then offset. */
export type View = { readonly zoom: number; readonly x: number; readonly y: number }

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const FIXED_VIEW: View = { zoom: 1, x: 0, y: 0 }

export function viewOf({ x, y, z }: Camera, width: number, height: number): View {
  return { zoom: z, x: width / 2 - x * z, y: height / 2 - y * z }
}

/** The box on the canvas of a box in the world; undefined if out of range. */
export function boxOnCanvas(view: View, x: number, y: number, width: number, height: number): Box | undefined {
  const left = edge(x * view.zoom + view.x)
  const top = edge(y * view.zoom + view.y)
  const right = edge((x + width) * view.zoom + view.x)
  const bottom = edge((y + height) * view.zoom + view.y)
  const isSomewhere = Number.isFinite(right - left) && Number.isFinite(bottom - top)
  return isSomewhere && right > left && bottom > top ? { left, top, right, bottom } : undefined
}

/** Snaps to a 256th of a pixel. */
export function snapped(place: number): number {
  return Math.round(place * 256) / 256
}

/** Rounds edges down, so that neighbors meet at every zoom. */
function edge(place: number): number {
  return Math.floor(snapped(place))
}
