import { divisionByZero } from '../../rust/values/operator'
import { signed, add, asSigned, asUnsigned, addSizes, multiplySizes, subtract, turned, type Bounds } from './bounds'
import { centeredIn, partOf, shrunk } from './boundsChanges'
import type { Num } from '../numbers/conversion'

type Halves = readonly [Bounds, Bounds]

/** The first part has the width, the second the rest. */
const cutAt = ([x, y, w, h]: Bounds, width: number): Halves => [
  [x, y, width, h],
  [add(x, asSigned(width)), y, shrunk(w, width), h],
]

const splitAt = (bounds: Bounds, px: Num) => cutAt(bounds, Math.min(Math.max(0, signed(px)), asSigned(bounds[2])))

const splitByFraction = (bounds: Bounds, fraction: number) => cutAt(bounds, partOf(bounds[2], fraction))

const sizeOfParts = (size: number, count: number) => (count === 0 ? divisionByZero('/') : Math.floor(size / count))

/** Where a part begins, in whole steps from the first. */
const startOf = (start: number, part: number, step: number) => add(start, asSigned(multiplySizes(part, step)))

/** Equal parts from left to right; what is left over is nobody's. */
function columns([x, y, w, h]: Bounds, count: number): Bounds[] {
  const width = sizeOfParts(w, count)
  return Array.from({ length: count }, (_, i): Bounds => [startOf(x, i, width), y, width, h])
}

/** Parts with gaps between; the last one ends where the whole ends. */
function columnsWithGap(bounds: Bounds, count: number, gap: number): Bounds[] {
  if (count < 2) return count === 0 ? [] : [bounds]
  const [x, y, w, h] = bounds
  const gaps = Math.min(0xffffffff, gap * (count - 1))
  const width = Math.floor(shrunk(w, gaps) / count)
  return Array.from({ length: count }, (_, i): Bounds => {
    const left = startOf(x, i, addSizes(width, gap))
    return [left, y, i === count - 1 ? asUnsigned(subtract(add(x, asSigned(w)), left)) : width, h]
  })
}

/** Items one after another from the left, in the middle of the other axis. */
function stacked([x, y, , h]: Bounds, items: readonly Bounds[], gap: Num): Bounds[] {
  let left = x
  return items.map(([, , width, height]): Bounds => {
    const item: Bounds = [left, centeredIn(y, h, height), width, height]
    left = add(left, add(asSigned(width), signed(gap)))
    return item
  })
}

/** Items one after another from the right. */
function stackedBack([x, y, w, h]: Bounds, items: readonly Bounds[], gap: Num): Bounds[] {
  let right = add(x, asSigned(w))
  return items.map(([, , width, height]): Bounds => {
    const left = subtract(right, asSigned(width))
    right = subtract(left, signed(gap))
    return [left, centeredIn(y, h, height), width, height]
  })
}

/** A rule of the x axis along the y axis. */
const upright =
  <Rest extends unknown[], Parts extends readonly Bounds[]>(split: (bounds: Bounds, ...rest: Rest) => Parts) =>
  (bounds: Bounds, ...rest: Rest) =>
    split(turned(bounds), ...rest).map(turned) as unknown as Parts

const uprightStack =
  (stack: typeof stacked) =>
  (bounds: Bounds, items: readonly Bounds[], gap: Num): Bounds[] =>
    stack(turned(bounds), items.map(turned), gap).map(turned)

/** Methods that give several bounds. */
export const boundsParts = {
  split_horizontal_at: splitAt,
  split_vertical_at: upright(splitAt),
  split_horizontal_by_fraction: splitByFraction,
  split_vertical_by_fraction: upright(splitByFraction),
  columns,
  rows: upright(columns),
  columns_with_gap: columnsWithGap,
  rows_with_gap: upright(columnsWithGap),
  grid: ([x, y, w, h]: Bounds, across: number, down: number): Bounds[] => {
    const [width, height] = [sizeOfParts(w, across), sizeOfParts(h, down)]
    return Array.from({ length: multiplySizes(across, down) }, (_, i): Bounds => {
      const [column, row] = [i % across, Math.floor(i / across)]
      return [startOf(x, column, width), startOf(y, row, height), width, height]
    })
  },
  stack_ltr: stacked,
  stack_rtl: stackedBack,
  stack_ttb: uprightStack(stacked),
  stack_btt: uprightStack(stackedBack),
}
