import { castToI32, castToU32, roundAway, toF32, type Num } from '../conversion'
import { halfOf, position, signed, signedPair, size, transposed, unsigned, type Bounds } from './bounds'

const timesF32 = (length: number, factor: number) => Math.fround(Math.fround(length) * factor)

export const partOf = (length: number, fraction: number) => castToU32(roundAway(timesF32(length, fraction)))

/** The start of something centered in a container, rounded toward zero. */
export const centeredIn = (start: number, outer: number, inner: number) => position(start + halfOf(outer - inner))

/** Moves the left edge and grows the size. Checks the edge first, because either may end the program. */
const stretched = ([x, y, w, h]: Bounds, dx: number, dw: number): Bounds => [position(x + dx), y, size(w + dw), h]

const insetSides = (bounds: Bounds, by: Num) => stretched(bounds, signed(by), -2 * signed(by))

const expandSides = (bounds: Bounds, by: Num) => stretched(bounds, -unsigned(by), 2 * unsigned(by))

/** Operations along the x axis; containers are the last argument. */
const horizontal = {
  width: ([x, y, , h]: Bounds, w: Num): Bounds => [x, y, unsigned(w), h],
  adjust_width: (bounds: Bounds, by: Num) => stretched(bounds, 0, signed(by)),
  adjust_width_by_fraction: ([x, y, w, h]: Bounds, fraction: number): Bounds => [x, y, partOf(w, fraction), h],
  scale_w: ([x, y, w, h]: Bounds, factor: Num): Bounds => [x, y, castToU32(timesF32(w, toF32(factor))), h],
  translate_x: (bounds: Bounds, by: Num) => stretched(bounds, signed(by), 0),
  translate_x_by_fraction: (bounds: Bounds, fraction: number) =>
    stretched(bounds, castToI32(roundAway(timesF32(bounds[2], fraction))), 0),
  inset_left: (bounds: Bounds, by: Num) => stretched(bounds, signed(by), -signed(by)),
  inset_right: (bounds: Bounds, by: Num) => stretched(bounds, 0, -unsigned(by)),
  expand_left: (bounds: Bounds, by: Num) => stretched(bounds, -unsigned(by), unsigned(by)),
  expand_right: (bounds: Bounds, by: Num) => stretched(bounds, 0, unsigned(by)),
  anchor_left: ([, y, w, h]: Bounds, [left]: Bounds): Bounds => [left, y, w, h],
  anchor_right: ([, y, w, h]: Bounds, [left, , width]: Bounds): Bounds => [position(left + width - w), y, w, h],
  anchor_center_x: ([, y, w, h]: Bounds, [left, , width]: Bounds): Bounds => [centeredIn(left, width, w), y, w, h],
  left_of: ([, y, w, h]: Bounds, [left]: Bounds): Bounds => [position(left - w), y, w, h],
  right_of: ([, y, w, h]: Bounds, [left, , width]: Bounds): Bounds => [position(left + width), y, w, h],
  left_of_self: (bounds: Bounds) => stretched(bounds, -bounds[2], 0),
  right_of_self: (bounds: Bounds) => stretched(bounds, bounds[2], 0),
}

/** The same along the y axis. */
const upright =
  <Rest extends unknown[]>(change: (bounds: Bounds, ...rest: Rest) => Bounds) =>
  (bounds: Bounds, ...rest: Rest): Bounds =>
    transposed(change(transposed(bounds), ...rest))

/** The same along the y axis, with a container. */
const uprightIn =
  (change: (bounds: Bounds, container: Bounds) => Bounds) =>
  (bounds: Bounds, container: Bounds): Bounds =>
    transposed(change(transposed(bounds), transposed(container)))

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
