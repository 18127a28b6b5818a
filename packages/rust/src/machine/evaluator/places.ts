import type * as ir from '../../ir/program'
import type { Span } from '../../ir/program'
import { boundsOf, indexesOf, type Bounds } from '../std/lists/rangeBounds'
import { textBetween } from '../std/text/utf8'
import { panic } from '../values/budget'
import { partOf, Slice, type Compound, type SliceLike, type Value } from '../values/value'
import { spanOf, storeRun, type Body, type Frame, type Run } from './run'
import { becomeAs, Place } from '../values/place'
import { updated, type Update } from './numbers'
import { elementRun, itemRun, operandIn, operandOf, outOfBounds, slotRun } from './operands'
import { innerRun } from './expressions'

const captures: Run = (frame) => frame[0]

export function accessOf(place: ir.Place, body: Body): Access {
  switch (place.in) {
    case 'slot':
      return variableAccess(place.isPlain, place.slot)
    case 'captured':
      return fieldAccess(place.isPlain, captures, place.key)
    case 'outside': {
      const { key } = place
      return placeAccess(place.isPlain, (frame) => (frame[0] as Value[])[key])
    }
    case 'field':
      return fieldAccess(place.isPlain, accessOf(place.owner, body).read, place.key)
    case 'element': {
      const owner = accessOf(place.owner, body).read
      return elementAccess(place.isPlain, owner, innerRun(place.index, body), spanOf(place.at))
    }
    case 'part':
    case 'text':
      return rangeAccess(place, body)
    case 'reference':
      return behindAccess(place.behind, innerRun(place.reference, body))
    case 'temporary':
      return temporaryAccess(place.isPlain, innerRun(place.value, body))
  }
}

export function behindAccess(behind: ir.Behind, reference: Run): Access {
  switch (behind) {
    case 'place':
      return placeAccess(true, reference)
    case 'value':
      return temporaryAccess(true, reference)
    case 'compound':
      return compoundAccess(reference)
  }
}

/** `list[1..3]` and `text[1..3]`. A text is copied, because texts are immutable. */
function rangeAccess(place: Extract<ir.Place, { in: 'part' | 'text' }>, body: Body): Access {
  const owner = accessOf(place.owner, body).read
  const range = innerRun(place.range, body)
  const shape = body.shape(place.shape)
  const { budget } = body.machine
  const span = spanOf(place.at)
  if (place.in === 'part') {
    return compoundAccess((frame) => {
      const items = owner(frame) as SliceLike
      const [start, end] = checkedPart(boundsOf(shape, range(frame) as Value[]), items.length, span)
      return partOf(items, start, end)
    })
  }
  return temporaryAccess(true, (frame) => {
    const text = owner(frame) as string
    budget.spend(1 + (text.length >> 3))
    return textBetween(text, boundsOf(shape, range(frame) as Value[]), span)
  })
}

/** Checks a range in the order that indexing uses, which differs from that of `drain`. */
function checkedPart(range: Bounds, length: number, span: ir.Span | undefined): [start: number, end: number] {
  const [start, end] = indexesOf(range, length)
  const written = range.isInclusive ? end - 1 : end
  if (start > length) panic(`range start index ${start} out of range for slice of length ${length}`, span)
  if (end > length) panic(`range end index ${written} out of range for slice of length ${length}`, span)
  if (start > end) panic(`slice index starts at ${start} but ends at ${end}`, span)
  return [start, end]
}

export type Access = {
  /** The value itself; compounds are shared, not copied. */
  read: Run
  /** `place = value`: evaluates the value first. */
  write: (value: Run) => Run
  /** `&mut place`: a `Place` for plain types, otherwise the compound itself. */
  borrow: Run
  /** `place += operand`: evaluates the operand first, then the place, once. */
  update: (operand: Run, update: Update) => Run
}

export function variableAccess(isPlain: boolean, slot: number): Access {
  const read = slotRun(slot)
  return {
    read,
    write: (value) => storeRun(slot, value),
    borrow: isPlain ? (frame) => new Place(frame, slot) : read,
    update: (operand, update) => (frame) => {
      const right = operand(frame)
      frame[slot] = updated(frame[slot], right, update)
    },
  }
}

export function fieldAccess(isPlain: boolean, owner: Run, key: number): Access {
  const read = itemRun(owner, key)
  return {
    read,
    write: (value) => (frame) => {
      const written = value(frame)
      ;(owner(frame) as Value[])[key] = written
    },
    borrow: isPlain ? (frame) => new Place(owner(frame) as Value[], key) : read,
    update: (operand, update) => {
      const easy = operandOf(owner)
      if (easy) {
        return (frame) => {
          const right = operand(frame)
          const fields = operandIn(frame, easy) as Value[]
          fields[key] = updated(fields[key], right, update)
        }
      }
      return (frame) => {
        const right = operand(frame)
        const fields = owner(frame) as Value[]
        fields[key] = updated(fields[key], right, update)
      }
    },
  }
}

/** A plain value behind `&mut`, or a captured variable. */
export function placeAccess(isPlain: boolean, place: Run): Access {
  const read: Run = (frame) => (place(frame) as Place).get()
  return {
    read,
    write: (value) => (frame) => {
      const written = value(frame)
      ;(place(frame) as Place).set(written)
    },
    borrow: isPlain ? place : read,
    update: (operand, update) => (frame) => {
      const right = operand(frame)
      const target = place(frame) as Place
      target.set(updated(target.get(), right, update))
    },
  }
}

/** A compound behind a reference; writing replaces its contents. */
export function compoundAccess(reference: Run): Access {
  return {
    read: reference,
    write: (value) => (frame) => {
      const written = value(frame)
      becomeAs(reference(frame) as Value[] | Compound, written)
    },
    borrow: reference,
    update: (operand, update) => (frame) => {
      const right = operand(frame)
      const target = reference(frame) as Value[] | Compound
      becomeAs(target, updated(target, right, update))
    },
  }
}

/** A temporary; borrowing it creates a place. */
export function temporaryAccess(isPlain: boolean, value: Run): Access {
  return {
    read: value,
    write: (written) => (frame) => {
      written(frame)
      value(frame)
    },
    borrow: isPlain ? (frame) => new Place([value(frame)], 0) : value,
    update: (operand, update) => (frame) => {
      const right = operand(frame)
      updated(value(frame), right, update)
    },
  }
}

export function elementAccess(isPlain: boolean, owner: Run, index: Run, span?: Span): Access {
  const read = elementRun(owner, index, span)
  // The array that contains an element, even through a slice, and the index in it
  const find = (frame: Frame) => {
    const items = owner(frame) as SliceLike
    const key = index(frame) as number
    if (key >= items.length) outOfBounds(items.length, key, span)
    return items instanceof Slice ? { items: items.items, key: items.start + key } : { items, key }
  }
  return {
    read,
    write: (value) => (frame) => {
      const written = value(frame)
      const { items, key } = find(frame)
      items[key] = written
    },
    borrow: isPlain
      ? (frame) => {
          const { items, key } = find(frame)
          return new Place(items, key)
        }
      : read,
    update: (operand, update) => (frame) => {
      const right = operand(frame)
      const { items, key } = find(frame)
      items[key] = updated(items[key], right, update)
    },
  }
}
