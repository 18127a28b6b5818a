import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { listen } from '../listen'

/**
 * An editor takes the focus when it comes. For a reader who has not asked for it, the answer of this hook, as `onFocus` around
 * the editor, gives the focus back to where it was, until the reader acts.
 */
export function useQuietStart(takesFocus: boolean) {
  const isQuiet = useRef(!takesFocus)
  useEffect(() => {
    const act = () => {
      isQuiet.current = false
    }
    const stops = [listen(document, 'pointerdown', act, true), listen(document, 'keydown', act, true)]
    return () => stops.forEach((stop) => stop())
  }, [])
  return ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isQuiet.current) return
    isQuiet.current = false
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
    else target.blur()
  }
}
