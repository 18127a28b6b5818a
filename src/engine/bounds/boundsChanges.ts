import { castToI32, castToU32, roundAway, toF32, type Num } from '../numbers/conversion'
import {
  add,
  asSigned,
  asUnsigned,
  halfOf,
  multiplySizes,
  signed,
  signedPair,
  subtract,
  turned,
  unsigned,
  type Bounds,
} from './bounds'

/** A size that does not fall below 0. */
export const shrunk = (size: number, by: number) => Math.max(0, size - by)

/** A size that does not grow beyond its type. */
const grown = (size: number, by: number) => Math.min(0xffffffff, size + by)

const timesF32 = (size: number, factor: number) => Math.fround(Math.fround(size) * factor)

/** A part of a size, to the nearest whole number. */
export const partOf = (size: number, fraction: number) => castToU32(roundAway(timesF32(size, fraction)))

/** Where something begins that lies in the middle of a container; a half is cut toward zero. */
export const centeredIn = (start: number, outer: number, inner: number) =>
  add(start, halfOf(subtract(asSigned(outer), asSigned(inner))))

const movedLeft = (x: number, by: number) => subtract(x, asSigned(by))

const movedRight = (x: number, by: number) => add(x, asSigned(by))

const insetSides = ([x, y, w, h]: Bounds, margin: Num): Bounds => [
  add(x, signed(margin)),
  y,
  shrunk(w, multiplySizes(asUnsigned(signed(margin)), 2)),
  h,
]

const expandSides = ([x, y, w, h]: Bounds, margin: Num): Bounds => [
  movedLeft(x, unsigned(margin)),
  y,
  grown(w, grown(unsigned(margin), unsigned(margin))),
  h,
]

/** What happens along the x axis. Containers come last. */
const horizontal = {
  width: ([x, y, , h]: Bounds, w: Num): Bounds => [x, y, unsigned(w), h],
  adjust_width: ([x, y, w, h]: Bounds, by: Num): Bounds => [x, y, Math.max(0, add(asSigned(w), signed(by))), h],
  adjust_width_by_fraction: ([x, y, w, h]: Bounds, fraction: number): Bounds => [x, y, partOf(w, fraction), h],
  scale_w: ([x, y, w, h]: Bounds, factor: Num): Bounds => [x, y, castToU32(timesF32(w, toF32(factor))), h],
  translate_x: ([x, y, w, h]: Bounds, by: Num): Bounds => [add(x, signed(by)), y, w, h],
  translate_x_by_fraction: ([x, y, w, h]: Bounds, fraction: number): Bounds => [
    add(x, castToI32(roundAway(timesF32(w, fraction)))),
    y,
    w,
    h,
  ],
  inset_left: ([x, y, w, h]: Bounds, by: Num): Bounds => [add(x, signed(by)), y, shrunk(w, asUnsigned(signed(by))), h],
  inset_right: ([x, y, w, h]: Bounds, by: Num): Bounds => [x, y, shrunk(w, unsigned(by)), h],
  expand_left: ([x, y, w, h]: Bounds, by: Num): Bounds => [movedLeft(x, unsigned(by)), y, grown(w, unsigned(by)), h],
  expand_right: ([x, y, w, h]: Bounds, by: Num): Bounds => [x, y, grown(w, unsigned(by)), h],
  anchor_left: ([, y, w, h]: Bounds, [left]: Bounds): Bounds => [left, y, w, h],
  anchor_right: ([, y, w, h]: Bounds, [left, , width]: Bounds): Bounds => [
    movedLeft(movedRight(left, width), w),
    y,
    w,
    h,
  ],
  anchor_center_x: ([, y, w, h]: Bounds, [left, , width]: Bounds): Bounds => [centeredIn(left, width, w), y, w, h],
  left_of: ([, y, w, h]: Bounds, [left]: Bounds): Bounds => [movedLeft(left, w), y, w, h],
  right_of: ([, y, w, h]: Bounds, [left, , width]: Bounds): Bounds => [movedRight(left, width), y, w, h],
  left_of_self: ([x, y, w, h]: Bounds): Bounds => [movedLeft(x, w), y, w, h],
  right_of_self: ([x, y, w, h]: Bounds): Bounds => [movedRight(x, w), y, w, h],
}

/** The same along the y axis. */
const upright =
  (change: (bounds: Bounds, argument: never) => Bounds) =>
  (bounds: Bounds, argument: unknown): Bounds =>
    turned(change(turned(bounds), argument as never))

/** The same along the y axis, with a container. */
const uprightIn =
  (change: (bounds: Bounds, container: Bounds) => Bounds) =>
  (bounds: Bounds, container: Bounds): Bounds =>
    turned(change(turned(bounds), turned(container)))

const vertical = {
  height: upright(horizontal.width),
  adjust_height: upright(horizontal.adjust_width),
  adjust_height_by_fraction: upright(horizontal.adjust_width_by_fraction),
  scale_h: upright(horizontal.scale_w),
  translate_y: upright(horizontal.translate_x),
  translate_y_by_fraction: upright(horizontal.translate_x_by_fraction),
  inset_top: upright(horizontal.inset_left),
  inset_bottom: upright(horizontal.inset_right),
  expand_top: upright(horizontal.expand_left),
  expand_bottom: upright(horizontal.expand_right),
  anchor_top: uprightIn(horizontal.anchor_left),
  anchor_bottom: uprightIn(horizontal.anchor_right),
  anchor_center_y: uprightIn(horizontal.anchor_center_x),
  above: uprightIn(horizontal.left_of),
  below: uprightIn(horizontal.right_of),
  above_self: upright(horizontal.left_of_self),
  below_self: upright(horizontal.right_of_self),
}

/** Methods that give other bounds: resized, moved, placed beside others or inside a container. */
export const boundsChanges = {
  ...horizontal,
  ...vertical,
  position: ([, , w, h]: Bounds, x: Num, y: Num): Bounds => [signed(x), signed(y), w, h],
  position_xy: ([, , w, h]: Bounds, xy: readonly [Num, Num]): Bounds => [...signedPair(xy), w, h],
  size: ([x, y]: Bounds, w: Num, h: Num): Bounds => [x, y, unsigned(w), unsigned(h)],
  scale: (bounds: Bounds, factor: Num) => vertical.scale_h(horizontal.scale_w(bounds, factor), factor),
  translate: (bounds: Bounds, dx: Num, dy: Num) => vertical.translate_y(horizontal.translate_x(bounds, dx), dy),
  translate_by_fraction: (bounds: Bounds, dx: number, dy: number) =>
    vertical.translate_y_by_fraction(horizontal.translate_x_by_fraction(bounds, dx), dy),
  inset: (bounds: Bounds, margin: Num) => upright(insetSides)(insetSides(bounds, margin), margin),
  expand: (bounds: Bounds, margin: Num) => upright(expandSides)(expandSides(bounds, margin), margin),
  anchor_center: (bounds: Bounds, container: Bounds) =>
    vertical.anchor_center_y(horizontal.anchor_center_x(bounds, container), container),
}
