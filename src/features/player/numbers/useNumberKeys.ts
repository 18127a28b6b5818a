import { useEffect, useRef } from 'react'
import { isApple } from '../../../dom/isApple'
import { listen } from '../listen'
import { numberAt } from './numberAt'
import type { NumberPlace } from './numberAt'
import { stepsForKey } from './numberKeys'
import { steppedNumber } from './steppedNumber'
import { stretchEdit } from './stretchEdit'
import type { StretchEdit } from './stretchEdit'

type Surroundings = {
  /** Where the number begins that the mouse points at: it is meant where the caret stands in none. */
  pointedAt: number | undefined
  /** The number was written anew, as this text. */
  onStep: (text: string) => void
  /** The caret stands in a color, which has no steps. */
  onColor: () => void
}

/** A number that is changed as long as Alt is held: undo takes that back at once. */
type Held = { place: NumberPlace; text: string; edit: StretchEdit; value: string }

/** Changes the number at the caret of a field, or under the pointer, with Alt and the arrow keys. */
export function useNumberKeys(field: HTMLTextAreaElement, surroundings: Surroundings) {
  const latest = useRef(surroundings)
  latest.current = surroundings

  useEffect(() => {
    let held: Held | undefined
    const press = (event: KeyboardEvent) => {
      const steps = stepsForKey(event, isApple(navigator.platform))
      const place = steps === undefined ? undefined : meantNumber(field, latest.current.pointedAt)
      // Elsewhere Alt with Left goes on leading back to the page before
      if (steps === undefined || !place) return
      event.preventDefault()
      if (place.kind === 'color') return latest.current.onColor()
      if (held?.place.start !== place.start || held.value !== field.value) {
        held = { place, text: place.text, edit: stretchEdit(field, place), value: field.value }
      }
      held.text = steppedNumber({ ...held.place, text: held.text }, steps)
      held.edit.write(held.text)
      held.value = field.value
      latest.current.onStep(held.text)
    }
    const release = ({ key }: KeyboardEvent) => {
      if (key === 'Alt') held = undefined
    }
    const stops = [listen(field, 'keydown', press), listen(field, 'keyup', release)]
    return () => stops.forEach((stop) => stop())
  }, [field])
}

/** The number that the caret stands in or that is selected, else the one that is pointed at. */
function meantNumber({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, pointedAt: number | undefined) {
  const place = numberAt(value, selectionStart)
  if (place && selectionEnd <= place.end) return place
  return pointedAt === undefined ? undefined : numberAt(value, pointedAt)
}
