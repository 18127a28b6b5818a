import type { Local } from '../checker/checked'
import type { Type } from '../types/type'
import { holdBorrow, releaseBorrow } from '../values/refCell'
import type { RefCellValue } from '../values/refCell'
import type { Body, Guard } from './body'
import { isStandard } from './layout'
import { jumpingLike } from './run'
import type { Frame, Run } from './run'

/** The guard of a variable, if its type is one. It counts until the end of its block, or until it is moved. */
export function guardOf(local: Local, type: Type, body: Body): Guard | undefined {
  const isMutable = isStandard(type, 'RefMut')
  if (!isMutable && !isStandard(type, 'Ref')) return undefined
  const guard = { local, slot: body.newSlot(), isMutable }
  body.guards.push(guard)
  return guard
}

/** Counts the borrow that a variable has taken. */
export function hold({ slot, isMutable }: Guard, frame: Frame, cell: unknown): void {
  holdBorrow(cell as RefCellValue, isMutable)
  frame[slot] = cell
}

function release({ slot, isMutable }: Guard, frame: Frame): void {
  const cell = frame[slot] as RefCellValue | undefined
  if (cell) releaseBorrow(cell, isMutable)
  frame[slot] = undefined
}

/** Reads a variable that is moved by it. */
export function movingRun(local: Local, read: Run, body: Body): Run {
  const guard = body.guards.find((candidate) => candidate.local === local)
  if (!guard) return read
  return (frame) => {
    release(guard, frame)
    return read(frame)
  }
}

/** Runs a block, then gives back what its own variables have borrowed, also where it is left by a jump. */
export function releasing(run: Run, guards: readonly Guard[]): Run {
  if (guards.length === 0) return run
  const released: Run = (frame) => {
    const value = run(frame)
    for (const guard of guards) release(guard, frame)
    return value
  }
  return jumpingLike(released, run)
}
