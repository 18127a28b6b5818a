import { useCallback, useRef } from 'react'
import { fieldNumbers } from './fieldNumbers'
import type { NumberBox } from './numberBoxes'

/** Tells where the numbers of a field stand; measured again only when its text or its width has changed. */
export function useNumberBoxes(field: HTMLTextAreaElement): () => readonly NumberBox[] {
  const measured = useRef<{ text: string; width: number; boxes: readonly NumberBox[] }>()
  return useCallback(() => {
    const { width } = field.getBoundingClientRect()
    const text = field.value
    const known = measured.current
    if (known?.text === text && known.width === width) return known.boxes
    const boxes = fieldNumbers(field)
    measured.current = { text, width, boxes }
    return boxes
  }, [field])
}
