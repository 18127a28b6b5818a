import type * as ir from '../../ir/program'
import { holdBorrow, releaseBorrow } from '../values/refCell'
import type { RefCellValue } from '../values/refCell'
import { jumpingLike } from './run'
import type { Frame, Run } from './run'

/** Counts the borrow that a variable has taken. */
export function hold({ slot, isMutable }: ir.Guard, frame: Frame, cell: unknown): void {
  holdBorrow(cell as RefCellValue, isMutable)
  frame[slot] = cell
}

function release({ slot, isMutable }: ir.Guard, frame: Frame): void {
  const cell = frame[slot] as RefCellValue | undefined
  if (cell) releaseBorrow(cell, isMutable)
  frame[slot] = undefined
}

/** Gives a borrow back, then reads the variable that held it. */
export function releasingRun(guard: ir.Guard, read: Run): Run {
  return (frame) => {
    release(guard, frame)
    return read(frame)
  }
}

/** Runs a block, then gives back what its own variables have borrowed, also where it is left by a jump. */
export function releasing(run: Run, guards: readonly ir.Guard[] | undefined): Run {
  if (!guards) return run
  const released: Run = (frame) => {
    const value = run(frame)
    for (const guard of guards) release(guard, frame)
    return value
  }
  return jumpingLike(released, run)
}
