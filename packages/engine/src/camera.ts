import { castToI32, castToU32, roundAway } from './conversion'
import type { Camera, Pair } from './call'

export type Resolution = readonly [number, number]

const f32 = Math.fround

/** The view at the center of the canvas (whole pixels) at zoom 1. */
export const restingCamera = ([w, h]: Resolution): Camera => ({ x: Math.floor(w / 2), y: Math.floor(h / 2), z: 1 })

/** Negative zooms are 0. */
export const zoomed = (camera: Camera, z: number): Camera => ({ ...camera, z: z < 0 ? 0 : z })

/** Moves the view; arguments are `f32`. */
export const movedBy = (camera: Camera, dx: number, dy: number, dz = 0): Camera =>
  zoomed({ ...camera, x: f32(camera.x + dx), y: f32(camera.y + dy) }, f32(camera.z + dz))

/** The view at the center of a rectangle. */
export const focusedOn = (camera: Camera, x: number, y: number, w: number, h: number): Camera => ({
  ...camera,
  x: f32(x + f32(w / 2)),
  y: f32(y + f32(h / 2)),
})

export function worldPoint(camera: Camera, [w, h]: Resolution, [x, y]: Pair): Pair {
  const along = (from: number, half: number, to: number) =>
    castToI32(roundAway(f32(f32((from - half) / camera.z) + to)))
  return [along(x, w / 2, camera.x), along(y, h / 2, camera.y)]
}

/** The visible part of the world: left, top, width, height. */
export function shownArea({ x, y, z }: Camera, resolution: Resolution): [number, number, number, number] {
  const [w, h] = resolution.map((size) => castToU32(f32(size / z))) as [number, number]
  return [castToI32(f32(x - f32(f32(w) / 2))), castToI32(f32(y - f32(f32(h) / 2))), w, h]
}
