import {
  itemsOf,
  none,
  some,
  type Callable,
  type Native,
  type NativeCall,
  type Natives,
  type SliceLike,
} from 'rust/machine'
import { boundsReading, boundsRelations, containsPoint, intersectionOf, sumOf, type Bounds } from '../bounds/bounds'
import { boundsChanges } from '../bounds/boundsChanges'
import { boundsParts } from '../bounds/boundsParts'
import { shownArea } from '../camera'
import type { Pair } from '../call'
import type { Machine } from '../machine'
import type { Num } from '../conversion'
import { untyped, nativesOf } from './native'

const { columns, rows, columns_with_gap, rows_with_gap, grid, stack_ltr, stack_rtl, stack_ttb, stack_btt, ...halves } =
  boundsParts

/** Four numbers and their array. */
const ITEMS_PER_BOUNDS = 5

/** A method that returns many bounds and is charged in advance. */
const counted =
  (split: (bounds: Bounds, count: number, gap: number) => Bounds[]): Native =>
  ({ budget }: NativeCall) =>
  (bounds: Bounds, count: number, gap: number) => {
    budget.allocate(count * ITEMS_PER_BOUNDS)
    return split(bounds, count, gap)
  }

const stacked =
  (stack: typeof stack_ltr): Native =>
  ({ budget }: NativeCall) =>
  (bounds: Bounds, items: SliceLike, gap: Num) => {
    budget.allocate(items.length * ITEMS_PER_BOUNDS)
    return stack(bounds, itemsOf(items) as readonly Bounds[], gap)
  }

const METHODS: Natives = {
  ...nativesOf('Bounds', { ...boundsReading, ...boundsRelations, ...boundsChanges, ...halves }),
  'Bounds::intersection': untyped((bounds: Bounds, other: Bounds) => {
    const shared = intersectionOf(bounds, other)
    return shared ? some(shared) : none()
  }),
  'Bounds::map': untyped((bounds: Bounds, change: Callable) => change(bounds)),
  'Bounds::columns': counted(columns),
  'Bounds::rows': counted(rows),
  'Bounds::columns_with_gap': counted(columns_with_gap),
  'Bounds::rows_with_gap': counted(rows_with_gap),
  'Bounds::grid':
    ({ budget }) =>
    (bounds: Bounds, across: number, down: number) => {
      budget.allocate((across + 1) * down * ITEMS_PER_BOUNDS)
      return grid(bounds, across, down)
    },
  'Bounds::stack_ltr': stacked(stack_ltr),
  'Bounds::stack_rtl': stacked(stack_rtl),
  'Bounds::stack_ttb': stacked(stack_ttb),
  'Bounds::stack_btt': stacked(stack_btt),
  '<Bounds as Add>::add': untyped(sumOf),
  '<() as IntersectBounds>::intersects_bounds': untyped((point: Pair, bounds: Bounds) => containsPoint(bounds, point)),
}

export const boundsNatives = (machine: Machine): Natives => ({
  ...METHODS,
  'bounds::canvas': untyped(() => [0, 0, ...machine.resolution]),
  'bounds::viewport': untyped(() => shownArea(machine.camera, machine.resolution)),
})
