import { useEffect } from 'react'
import { LONGEST_TEXT } from '../longestText'

/** Refuses what would make a text too long, before the browser lays out a million characters. */
export function useLengthLimit(field: HTMLTextAreaElement | null, onTooLong: () => void) {
  useEffect(() => {
    if (!field) return
    const refuseTooLong = (event: InputEvent) => {
      if (field.value.length + (event.data?.length ?? 0) <= LONGEST_TEXT) return
      event.preventDefault()
      onTooLong()
    }
    field.addEventListener('beforeinput', refuseTooLong)
    return () => field.removeEventListener('beforeinput', refuseTooLong)
  }, [field, onTooLong])
}
