import { useEffect, useLayoutEffect, useRef } from 'react'
import { Note } from '../../ui/Note'
import { OPENER } from './opener'

type SearchFailureProps = { onRetry: () => void; onClose: () => void }

/** Says that the search could not be loaded and offers another try; Escape closes it. */
export function SearchFailure({ onRetry, onClose }: SearchFailureProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])

  // The focus would be lost with the button, and the dialog could not give it back
  useLayoutEffect(() => {
    const element = note.current
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector<HTMLElement>(OPENER)?.focus()
    }
  }, [])

  return (
    <Note ref={note} role="alert" action="Try again" onAction={onRetry}>
      Search is unavailable, try again
    </Note>
  )
}
