import { useCallback, useRef } from 'react'
import { fieldNumbers } from './fieldNumbers'
import type { NumberBox } from './numberBoxes'

/** Tells where the numbers of a field stand; measured again only when its text or its room has changed. */
export function useNumberBoxes(field: HTMLTextAreaElement): () => readonly NumberBox[] {
  const measured = useRef<{ text: string; room: string; boxes: readonly NumberBox[] }>()
  return useCallback(() => {
    const text = field.value
    const room = `${field.clientWidth} ${getComputedStyle(field).fontSize}`
    const known = measured.current
    if (known?.text !== text || known.room !== room) measured.current = { text, room, boxes: fieldNumbers(field) }
    return measured.current!.boxes
  }, [field])
}
