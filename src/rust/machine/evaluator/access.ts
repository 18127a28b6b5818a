import type { Span } from '../../ir/program'
import { panic } from '../values/panic'
import { Place, becomeAs } from '../values/place'
import { Slice } from '../values/slice'
import type { SliceLike } from '../values/slice'
import type { Compound, Value } from '../values/value'
import { itemRun, pairRun, slotRun } from './run'
import type { Run } from './run'

/** What can be done with the place that an expression names. */
export type Access = {
  /** The value itself: a compound is shared, not copied. */
  read: Run
  /** `place = value`: the value is run first. */
  write: (value: Run) => Run
  /** `&mut place`: a `Place` where the type is plain, else the compound. */
  borrow: Run
  /** `place += operand`: the operand is run first, then the place, once. */
  update: (operand: Run, operate: (value: Value, operand: Value) => Value) => Run
}

/** A variable in its slot. */
export function variableAccess(isPlain: boolean, slot: number): Access {
  const read = slotRun(slot)
  return {
    read,
    write: (value) => (frame) => {
      frame[slot] = value(frame)
    },
    borrow: isPlain ? (frame) => new Place(frame, slot) : read,
    update: (operand, operate) => (frame) => {
      const right = operand(frame)
      frame[slot] = operate(frame[slot], right)
    },
  }
}

/** A field, by its index in the struct, tuple or variant. */
export function fieldAccess(isPlain: boolean, owner: Run, key: number): Access {
  const read = itemRun(owner, key)
  return {
    read,
    write: (value) => (frame) => {
      const written = value(frame)
      ;(owner(frame) as Value[])[key] = written
    },
    borrow: isPlain ? (frame) => new Place(owner(frame) as Value[], key) : read,
    update: (operand, operate) => (frame) => {
      const right = operand(frame)
      const fields = owner(frame) as Value[]
      fields[key] = operate(fields[key], right)
    },
  }
}

/** What lies in a `Place` that a piece gives: a plain value behind `&mut`, or a variable that a closure captures. */
export function placeAccess(isPlain: boolean, place: Run): Access {
  const read: Run = (frame) => (place(frame) as Place).get()
  return {
    read,
    write: (value) => (frame) => {
      const written = value(frame)
      ;(place(frame) as Place).set(written)
    },
    borrow: isPlain ? place : read,
    update: (operand, operate) => (frame) => {
      const right = operand(frame)
      const target = place(frame) as Place
      target.set(operate(target.get(), right))
    },
  }
}

/** A compound behind a reference: writing replaces its contents. */
export function compoundAccess(reference: Run): Access {
  return {
    read: reference,
    write: (value) => (frame) => {
      const written = value(frame)
      becomeAs(reference(frame) as Value[] | Compound, written)
    },
    borrow: reference,
    update: (operand, operate) => (frame) => {
      const right = operand(frame)
      const target = reference(frame) as Value[] | Compound
      becomeAs(target, operate(target, right))
    },
  }
}

/** A value that lies nowhere; borrowed, it gets a place of its own. */
export function temporaryAccess(isPlain: boolean, value: Run): Access {
  return {
    read: value,
    write: (written) => (frame) => {
      written(frame)
      value(frame)
    },
    borrow: isPlain ? (frame) => new Place([value(frame)], 0) : value,
    update: (operand, operate) => (frame) => {
      const right = operand(frame)
      operate(value(frame), right)
    },
  }
}

/** An element of a vector, array or slice; an index outside ends the frame. Only behind `[T]` may a `Slice` lie. */
export function elementAccess(isPlain: boolean, owner: Run, index: Run, isSlice: boolean, span?: Span): Access {
  const item = (items: Value, key: Value) => {
    const list = items as Value[]
    if ((key as number) >= list.length) outOfBounds(list.length, key as number, span)
    return list[key as number]
  }
  const sliceItem = (items: Value, key: Value) => {
    if (!(items instanceof Slice)) return item(items, key)
    if ((key as number) >= items.length) outOfBounds(items.length, key as number, span)
    return items.items[items.start + (key as number)]
  }
  const read = pairRun(isSlice ? sliceItem : item, owner, index)
  const placeOf: Run = (frame) => {
    const items = owner(frame) as SliceLike
    const key = index(frame) as number
    if (key >= items.length) outOfBounds(items.length, key, span)
    return items instanceof Slice ? new Place(items.items, items.start + key) : new Place(items, key)
  }
  return { ...placeAccess(isPlain, placeOf), read, borrow: isPlain ? placeOf : read }
}

function outOfBounds(length: number, index: number, span: Span | undefined): never {
  panic(`index out of bounds: the len is ${length} but the index is ${index}`, span)
}
