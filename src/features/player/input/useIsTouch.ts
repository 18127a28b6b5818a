import { useEffect, useState } from 'react'

/** Whether the reader plays with fingers: from the start where they are the main pointer, else from the first touch on. */
export function useIsTouch(): boolean {
  const [isTouch, setTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  useEffect(() => {
    if (isTouch) return undefined
    const touched = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') setTouch(true)
    }
    window.addEventListener('pointerdown', touched, { capture: true, passive: true })
    return () => window.removeEventListener('pointerdown', touched, { capture: true })
  }, [isTouch])
  return isTouch
}
