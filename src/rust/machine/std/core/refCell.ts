import { panic } from '../../values/panic'
import type { Value } from '../../values/value'

/**
 * A `RefCell`: the value, then how many have borrowed it, −1 where it is for a change. Where the value is behind `dyn`, the cell
 * in which it lies counts.
 */
export type RefCellValue = [value: Value, borrows?: number, counting?: RefCellValue]

/** Borrows it if the rules allow that now. */
export function tryBorrow(cell: RefCellValue, isMutable: boolean): boolean {
  const [, borrows = 0] = cell
  if (isMutable ? borrows !== 0 : borrows < 0) return false
  cell[1] = borrows + (isMutable ? -1 : 1)
  return true
}

/** Borrows it, or ends the frame where that would break the rules. */
export function borrowOrEnd(cell: RefCellValue, isMutable: boolean): void {
  if (!tryBorrow(cell, isMutable)) panic(`RefCell already ${isMutable ? '' : 'mutably '}borrowed`)
}
