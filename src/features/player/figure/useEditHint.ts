import { useEffect, useRef } from 'react'
import { storedValue } from '../../../dom/storedValue'
import { EDIT_HINT_KEY } from '../../../lib/storage/storageKeys'

/** Whether a reader is told that she can edit what runs: with the first example that she plays, until she knows. */
export function useEditHint(isRunning: boolean, isEditing: boolean): boolean {
  const isKnown = useRef<boolean>()
  if (isRunning) isKnown.current ??= storedValue(EDIT_HINT_KEY) !== null
  if (isEditing) isKnown.current = true
  const isTold = isRunning || isEditing
  useEffect(() => {
    if (!isTold) return
    try {
      localStorage.setItem(EDIT_HINT_KEY, 'told')
    } catch {
      // Where the browser keeps nothing, each page says it once more
    }
  }, [isTold])
  return isRunning && !isKnown.current
}
