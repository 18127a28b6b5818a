import { useMemo, useRef } from 'react'
import { fieldNumbers } from './fieldNumbers'
import { numbersOf } from './numberAt'
import type { NumberPlace } from './numberAt'
import type { NumberBox } from './numberBoxes'

/** Where the numbers of a field stand. */
export type NumberBoxes = {
  /** All of them, measured again only when text or width has changed. */
  all: () => readonly NumberBox[]
  /** One of them. While it is dragged its text changes with each step, and the others are not measured. */
  of: (place: NumberPlace) => NumberBox | undefined
}

/** Tells where the numbers of a field stand. */
export function useNumberBoxes(field: HTMLTextAreaElement): NumberBoxes {
  const measured = useRef<{ text: string; width: number; boxes: readonly NumberBox[] }>()
  return useMemo(() => {
    const known = () => {
      const { text, width, boxes } = measured.current ?? {}
      return text === field.value && width === field.getBoundingClientRect().width ? boxes : undefined
    }
    const measure = () => {
      const boxes = fieldNumbers(field, numbersOf(field.value))
      measured.current = { text: field.value, width: field.getBoundingClientRect().width, boxes }
      return boxes
    }
    return {
      all: () => known() ?? measure(),
      of: (place) => known()?.find((box) => box.place.start === place.start) ?? fieldNumbers(field, [place])[0],
    }
  }, [field])
}
