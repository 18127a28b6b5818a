import { arithmetic } from '../../rust/values/operator'
import { toI32, toU32, type Num } from '../numbers/conversion'
import type { Pair } from '../drawCall'

/** A rectangle of whole pixels, as the program holds it: left, top, width, height. */
export type Bounds = readonly [x: number, y: number, w: number, h: number]

type Operation = (left: number, right: number) => number

/** Sums and products that stop the program where they leave their type. */
export const add = arithmetic('+', 'i32') as Operation
export const subtract = arithmetic('-', 'i32') as Operation
export const addSizes = arithmetic('+', 'u32') as Operation
export const multiplySizes = arithmetic('*', 'u32') as Operation

/** A number that a method takes: what does not fit is 0. */
export const signed = (value: Num) => toI32(value) ?? 0
export const unsigned = (value: Num) => toU32(value) ?? 0

/** A pair of numbers that a method takes: one that does not fit spoils both. */
export function signedPair(pair: readonly [Num, Num]): Pair {
  const [x, y] = [toI32(pair[0]), toI32(pair[1])]
  return x === undefined || y === undefined ? [0, 0] : [x, y]
}

/** `size as i32`. */
export const asSigned = (size: number) => size | 0

/** `value as u32`. */
export const asUnsigned = (value: number) => value >>> 0

/** Half of a whole number, cut toward zero. */
export const halfOf = (value: number) => Math.trunc(value / 2) + 0

/** The same bounds with the two axes exchanged. */
export const turned = ([x, y, w, h]: Bounds): Bounds => [y, x, h, w]

/** The last column is inside. */
export const rightOf = ([x, , w]: Bounds) => add(x, subtract(asSigned(w), 1))

export const bottomOf = (bounds: Bounds) => rightOf(turned(bounds))

const centerX = ([x, , w]: Bounds) => add(x, halfOf(asSigned(w)))

const centerY = (bounds: Bounds) => centerX(turned(bounds))

/** Making bounds, and reading them. */
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

/** The pixels between two corners, both inside. */
function spanned(left: number, top: number, right: number, bottom: number): Bounds {
  const size = (from: number, to: number) => asUnsigned(add(subtract(to, from), 1))
  return [left, top, size(left, right), size(top, bottom)]
}

/** Whether two share a pixel. */
const intersects = (a: Bounds, b: Bounds) =>
  a[0] <= rightOf(b) && rightOf(a) >= b[0] && a[1] <= bottomOf(b) && bottomOf(a) >= b[1]

/** The pixels that both have; undefined where there are none. */
export function intersectionOf(a: Bounds, b: Bounds): Bounds | undefined {
  if (!intersects(a, b)) return undefined
  const [right, bottom] = [Math.min(rightOf(a), rightOf(b)), Math.min(bottomOf(a), bottomOf(b))]
  return spanned(Math.max(a[0], b[0]), Math.max(a[1], b[1]), right, bottom)
}

/** Whether a point is inside, the edges included. */
export const holdsPoint = (bounds: Bounds, [x, y]: Pair) =>
  x >= bounds[0] && x <= rightOf(bounds) && y >= bounds[1] && y <= bottomOf(bounds)

/** How bounds lie to others and to points. */
export const boundsRelations = {
  contains: (outer: Bounds, inner: Bounds) =>
    outer[0] <= inner[0] &&
    rightOf(outer) >= rightOf(inner) &&
    outer[1] <= inner[1] &&
    bottomOf(outer) >= bottomOf(inner),
  intersects,
  intersects_position: (bounds: Bounds, x: Num, y: Num) => holdsPoint(bounds, [signed(x), signed(y)]),
  intersects_xy: (bounds: Bounds, point: readonly [Num, Num]) => holdsPoint(bounds, signedPair(point)),
  union: (a: Bounds, b: Bounds) => {
    const [right, bottom] = [Math.max(rightOf(a), rightOf(b)), Math.max(bottomOf(a), bottomOf(b))]
    return spanned(Math.min(a[0], b[0]), Math.min(a[1], b[1]), right, bottom)
  },
}

/** `a + b` adds all four parts. */
export const sumOf = (a: Bounds, b: Bounds): Bounds => [
  add(a[0], b[0]),
  add(a[1], b[1]),
  addSizes(a[2], b[2]),
  addSizes(a[3], b[3]),
]
