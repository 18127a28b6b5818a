import { divisionByZero } from 'rust/machine'
import { position, signed, size, transposed, type Bounds } from './bounds'
import { centeredIn, partOf } from './boundsChanges'
import type { Num } from '../conversion'

type Halves = readonly [Bounds, Bounds]

/** The first part has the width, the second the rest. */
const cutAt = ([x, y, w, h]: Bounds, width: number): Halves => [
  [x, y, width, h],
  [position(x + width), y, size(w - width), h],
]

const splitAt = (bounds: Bounds, px: Num) => cutAt(bounds, Math.min(Math.max(0, signed(px)), bounds[2]))

const splitByFraction = (bounds: Bounds, fraction: number) => cutAt(bounds, partOf(bounds[2], fraction))

const partsOf = ([x, y, , h]: Bounds, count: number, width: number, step: number) =>
  Array.from({ length: count }, (_, i): Bounds => [position(x + i * step), y, width, h])

/** Equal parts from left to right, without the remainder. */
function columns(bounds: Bounds, count: number): Bounds[] {
  const width = count === 0 ? divisionByZero('/') : Math.floor(bounds[2] / count)
  return partsOf(bounds, count, width, width)
}

/** Parts with gaps; the last one ends flush with the whole. */
function columnsWithGap(bounds: Bounds, count: number, gap: number): Bounds[] {
  if (count === 0) return []
  const [x, y, w, h] = bounds
  const width = Math.floor(Math.max(0, w - gap * (count - 1)) / count)
  const parts = partsOf(bounds, count, width, width + gap)
  const left = parts[count - 1]![0]
  parts[count - 1] = [left, y, size(x + w - left), h]
  return parts
}

const rows = (bounds: Bounds, count: number) => columns(transposed(bounds), count).map(transposed)

/** Items in a row, centered on the other axis; `place` moves one to a distance. */
function stacked(
  [, y, , h]: Bounds,
  items: readonly Bounds[],
  gap: Num,
  place: (width: number, distance: number) => number,
): Bounds[] {
  let distance = 0
  return items.map(([, , width, height]): Bounds => {
    const left = position(place(width, distance))
    distance += width + signed(gap)
    return [left, centeredIn(y, h, height), width, height]
  })
}

const stackedFromLeft = (bounds: Bounds, items: readonly Bounds[], gap: Num) =>
  stacked(bounds, items, gap, (_, distance) => bounds[0] + distance)

const stackedFromRight = (bounds: Bounds, items: readonly Bounds[], gap: Num) =>
  stacked(bounds, items, gap, (width, distance) => bounds[0] + bounds[2] - width - distance)

/** Applies an x-axis operation to the y axis. */
const upright =
  <Rest extends unknown[], Parts extends readonly Bounds[]>(split: (bounds: Bounds, ...rest: Rest) => Parts) =>
  (bounds: Bounds, ...rest: Rest) =>
    split(transposed(bounds), ...rest).map(transposed) as unknown as Parts

const uprightStack =
  (stack: typeof stackedFromLeft) =>
  (bounds: Bounds, items: readonly Bounds[], gap: Num): Bounds[] =>
    stack(transposed(bounds), items.map(transposed), gap).map(transposed)

export const boundsParts = {
  split_horizontal_at: splitAt,
  split_vertical_at: upright(splitAt),
  split_horizontal_by_fraction: splitByFraction,
  split_vertical_by_fraction: upright(splitByFraction),
  columns,
  rows,
  columns_with_gap: columnsWithGap,
  rows_with_gap: upright(columnsWithGap),
  grid: (bounds: Bounds, across: number, down: number) => rows(bounds, down).flatMap((row) => columns(row, across)),
  stack_ltr: stackedFromLeft,
  stack_rtl: stackedFromRight,
  stack_ttb: uprightStack(stackedFromLeft),
  stack_btt: uprightStack(stackedFromRight),
}
