import type { Shape } from '../../values/shape'
import type { Value } from '../../values/value'

/** Undefined for open ends. */
export type Bounds = { from?: Value; to?: Value; isInclusive: boolean }

export function boundsOf(shape: Shape, range: readonly Value[]): Bounds {
  const name = shape.kind === 'adt' ? shape.name : 'RangeFull'
  const isInclusive = name.endsWith('Inclusive')
  switch (name) {
    case 'Range':
    case 'RangeInclusive':
      return { from: range[0], to: range[1], isInclusive }
    case 'RangeFrom':
      return { from: range[0], isInclusive }
    case 'RangeTo':
    case 'RangeToInclusive':
      return { to: range[0], isInclusive }
    default:
      return { isInclusive }
  }
}

export function isWithin(
  value: Value,
  { from, to, isInclusive }: Bounds,
  compare: (a: Value, b: Value) => number,
): boolean {
  if (from !== undefined && compare(value, from) < 0) return false
  return to === undefined || compare(value, to) < (isInclusive ? 1 : 0)
}

export function indexesOf({ from, to, isInclusive }: Bounds, length: number): [start: number, end: number] {
  const start = (from as number | undefined) ?? 0
  const end = to === undefined ? length : (to as number) + (isInclusive ? 1 : 0)
  return [start, end]
}
