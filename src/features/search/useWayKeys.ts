import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { selectionAfterKey } from './dialogKeys'

/** Lets the arrow keys walk through the buttons and links of the ways, and enter them from the box. */
export function useWayKeys() {
  const ways = useRef<HTMLDivElement>(null)
  /** Moves the focus as an arrow key says; from elsewhere, to the first or the last way. */
  const moveFocus = (key: string) => {
    const targets = [...(ways.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const current = targets.indexOf(document.activeElement as HTMLElement)
    targets[selectionAfterKey(key, current, targets.length)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (!ways.current?.contains(event.target as Node)) return
    event.preventDefault()
    moveFocus(event.key)
  }
  return { ways, moveFocus, onKeyDown }
}
