import { panic } from './panic'
import type { Value } from './value'

/** A `RefCell`: the value, then by how many variables it is borrowed, −1 where one of them is a `RefMut`. */
export type RefCellValue = [value: Value, borrows?: number]

/** Whether the rules allow it to be borrowed now. */
export function mayBorrow([, borrows = 0]: RefCellValue, isMutable: boolean): boolean {
  return isMutable ? borrows === 0 : borrows >= 0
}

/** Ends the frame where `borrow` or `borrow_mut` would break the rules. */
export function checkBorrow(cell: RefCellValue, isMutable: boolean): void {
  if (!mayBorrow(cell, isMutable)) panic(`RefCell already ${isMutable ? '' : 'mutably '}borrowed`)
}

/** A variable takes what `borrow` or `borrow_mut` gave. */
export function holdBorrow(cell: RefCellValue, isMutable: boolean): void {
  cell[1] = isMutable ? -1 : (cell[1] ?? 0) + 1
}

/** The variable is at its end, or hands the borrow on. */
export function releaseBorrow(cell: RefCellValue, isMutable: boolean): void {
  cell[1] = isMutable ? 0 : (cell[1] ?? 1) - 1
}
