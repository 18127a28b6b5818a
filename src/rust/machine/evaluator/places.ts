import type * as ir from '../../ir/program'
import { type Bounds, boundsOf, indexesOf } from '../std/lists/rangeBounds'
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
      return elementAccess(place.isPlain, owner, body.value(place.index), spanOf(place.at))
    }
    case 'part':
    case 'text':
      return rangeAccess(place, body)
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

/** `list[1..3]`, and `text[1..3]`: a text of its own, because nothing in a text can be written to. */
function rangeAccess(place: Extract<ir.Place, { in: 'part' | 'text' }>, body: Body): Access {
  const owner = body.place(place.owner).read
  const range = body.value(place.range)
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

/** Start and end of a part, judged in the order of an index, which is not that of `drain`. */
function checkedPart(range: Bounds, length: number, span: ir.Span | undefined): [start: number, end: number] {
  const [start, end] = indexesOf(range, length)
  const written = range.isInclusive ? end - 1 : end
  if (start > length) panic(`range start index ${start} out of range for slice of length ${length}`, span)
  if (end > length) panic(`range end index ${written} out of range for slice of length ${length}`, span)
  if (start > end) panic(`slice index starts at ${start} but ends at ${end}`, span)
  return [start, end]
}
