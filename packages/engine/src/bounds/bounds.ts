import { overflow } from 'rust/machine'
import { toI32, toU32, type Num } from '../conversion'
import type { Pair } from '../call'

/** A rectangle of whole pixels: left, top, width, height. */
export type Bounds = readonly [x: number, y: number, w: number, h: number]

/** A computed coordinate; ends the program if it does not fit into an `i32`. */
export const position = (value: number) => toI32(value) ?? overflow('+')

/** A computed size, at least 0; ends the program if it does not fit into a `u32`. */
export const size = (value: number) => toU32(Math.max(0, value)) ?? overflow('+')

/** A number argument; 0 if out of range. */
export const signed = (value: Num) => toI32(value) ?? 0
export const unsigned = (value: Num) => toU32(value) ?? 0

/** A pair argument; if one number is out of range, both are 0. */
export function signedPair(pair: readonly [Num, Num]): Pair {
  const [x, y] = [toI32(pair[0]), toI32(pair[1])]
  return x === undefined || y === undefined ? [0, 0] : [x, y]
}

export const halfOf = (value: number) => Math.trunc(value / 2) + 0

/** The bounds with axes swapped. */
export const transposed = ([x, y, w, h]: Bounds): Bounds => [y, x, h, w]

/** A size for edges and tests, where an empty one counts as one pixel. */
const tested = (size: number) => Math.max(size, 1)

/** The last column is inside. */
const rightOf = ([x, , w]: Bounds) => position(x + tested(w) - 1)

const bottomOf = (bounds: Bounds) => rightOf(transposed(bounds))

const centerX = ([x, , w]: Bounds) => position(x + halfOf(w))

const centerY = (bounds: Bounds) => centerX(transposed(bounds))

export const boundsReading = {
  new: (x: Num, y: Num, w: Num, h: Num): Bounds => [signed(x), signed(y), unsigned(w), unsigned(h)],
  with_size: (w: Num, h: Num): Bounds => [0, 0, unsigned(w), unsigned(h)],
  x: ([x]: Bounds) => x,
  y: ([, y]: Bounds) => y,
  w: ([, , w]: Bounds) => w,
  h: ([, , , h]: Bounds) => h,
  xy: ([x, y]: Bounds): Pair => [x, y],
  wh: ([, , w, h]: Bounds): Pair => [w, h],
  left: ([x]: Bounds) => x,
  top: ([, y]: Bounds) => y,
  right: rightOf,
  bottom: bottomOf,
  top_left: ([x, y]: Bounds): Pair => [x, y],
  top_right: (bounds: Bounds): Pair => [rightOf(bounds), bounds[1]],
  bottom_left: (bounds: Bounds): Pair => [bounds[0], bottomOf(bounds)],
  bottom_right: (bounds: Bounds): Pair => [rightOf(bounds), bottomOf(bounds)],
  center: (bounds: Bounds): Pair => [centerX(bounds), centerY(bounds)],
  center_x: centerX,
  center_y: centerY,
}

/** The edges; right and bottom are exclusive. */
const edgesOf = ([x, y, w, h]: Bounds) => [x, y, x + tested(w), y + tested(h)] as const

const between = (left: number, top: number, right: number, bottom: number): Bounds => [
  left,
  top,
  size(right - left),
  size(bottom - top),
]

export function intersectionOf(a: Bounds, b: Bounds): Bounds | undefined {
  const [x, y, right, bottom] = edgesOf(a)
  const [otherX, otherY, otherRight, otherBottom] = edgesOf(b)
  const shared = [Math.max(x, otherX), Math.max(y, otherY), Math.min(right, otherRight), Math.min(bottom, otherBottom)]
  const [left, top, end, foot] = shared as [number, number, number, number]
  return left < end && top < foot ? between(left, top, end, foot) : undefined
}

function contains(outer: Bounds, inner: Bounds): boolean {
  const [x, y, right, bottom] = edgesOf(outer)
  const [innerX, innerY, innerRight, innerBottom] = edgesOf(inner)
  return x <= innerX && y <= innerY && innerRight <= right && innerBottom <= bottom
}

function union(a: Bounds, b: Bounds): Bounds {
  const [x, y, right, bottom] = edgesOf(a)
  const [otherX, otherY, otherRight, otherBottom] = edgesOf(b)
  return between(Math.min(x, otherX), Math.min(y, otherY), Math.max(right, otherRight), Math.max(bottom, otherBottom))
}

/** Edges are inclusive. */
export function containsPoint(bounds: Bounds, [x, y]: Pair): boolean {
  const [left, top, right, bottom] = edgesOf(bounds)
  return left <= x && x < right && top <= y && y < bottom
}

export const boundsRelations = {
  contains,
  intersects: (a: Bounds, b: Bounds) => intersectionOf(a, b) !== undefined,
  intersects_position: (bounds: Bounds, x: Num, y: Num) => containsPoint(bounds, [signed(x), signed(y)]),
  intersects_xy: (bounds: Bounds, point: readonly [Num, Num]) => containsPoint(bounds, signedPair(point)),
  union,
}

/** `a + b` adds all four parts. */
export const sumOf = (a: Bounds, b: Bounds): Bounds => [
  position(a[0] + b[0]),
  position(a[1] + b[1]),
  size(a[2] + b[2]),
  size(a[3] + b[3]),
]
