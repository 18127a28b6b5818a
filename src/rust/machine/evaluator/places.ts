import type * as ir from '../../ir/program'
import { boundsOf } from '../std/lists/rangeBounds'
import { textBetween } from '../std/text/utf8'
import { panic } from '../values/panic'
import { partOf } from '../values/slice'
import type { SliceLike } from '../values/slice'
import type { Value } from '../values/value'
import {
  type Access,
  compoundAccess,
  elementAccess,
  fieldAccess,
  placeAccess,
  temporaryAccess,
  variableAccess,
} from './access'
import { type Body, spanOf } from './body'
import type { Run } from './run'

type PlaceIn<In extends ir.Place['in']> = Extract<ir.Place, { in: In }>

const captures: Run = (frame) => frame[0]

/** What can be done with a place. */
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
      return fieldAccess(place.isPlain, body.place(place.owner).read, place.key)
    case 'element': {
      const owner = body.place(place.owner).read
      return elementAccess(place.isPlain, owner, body.value(place.index), place.isSlice, spanOf(place.at))
    }
    case 'part':
      return partAccess(place, body)
    case 'text':
      return textAccess(place, body)
    case 'reference':
      return behindAccess(place.behind, body.value(place.reference))
    case 'temporary':
      return temporaryAccess(place.isPlain, body.value(place.value))
  }
}

/** What a reference points at. */
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

function partAccess(place: PlaceIn<'part'>, body: Body): Access {
  const owner = body.place(place.owner).read
  const range = body.value(place.range)
  const { name } = place
  const span = spanOf(place.at)
  return compoundAccess((frame) => {
    const items = owner(frame) as SliceLike
    const [start, end] = checkedEnds(name, range(frame) as number[], items.length, span)
    return partOf(items, start, end)
  })
}

/** `text[1..3]`: a text of its own, because nothing in a text can be written to. */
function textAccess(place: PlaceIn<'text'>, body: Body): Access {
  const owner = body.place(place.owner).read
  const range = body.value(place.range)
  const shape = body.shape(place.shape)
  const { budget } = body.machine
  const span = spanOf(place.at)
  return temporaryAccess(true, (frame) => {
    const text = owner(frame) as string
    budget.spend(1 + (text.length >> 3))
    return textBetween(text, boundsOf(shape, range(frame) as Value[]), span)
  })
}

/** Start and end of a part, judged in the order of Rust. */
function checkedEnds(
  name: string,
  [first = 0, second = 0]: readonly number[],
  length: number,
  span: ir.Span | undefined,
): [start: number, end: number] {
  switch (name) {
    case 'Range':
      return checkedPart(first, second, length, span)
    case 'RangeInclusive':
      return checkedPart(first, second + 1, length, span, second)
    case 'RangeFrom':
      return checkedPart(first, length, length, span)
    case 'RangeTo':
      return checkedPart(0, first, length, span)
    case 'RangeToInclusive':
      return checkedPart(0, first + 1, length, span, first)
    default:
      return [0, length]
  }
}

/** `written` is the end as the program gives it, one less in an inclusive range. */
function checkedPart(
  start: number,
  end: number,
  length: number,
  span: ir.Span | undefined,
  written = end,
): [number, number] {
  if (start > length) panic(`range start index ${start} out of range for slice of length ${length}`, span)
  if (end > length) panic(`range end index ${written} out of range for slice of length ${length}`, span)
  if (start > end) panic(`slice index starts at ${start} but ends at ${end}`, span)
  return [start, end]
}
