export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** Whether a point lies in a box, its edges included. */
export function isInside({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
