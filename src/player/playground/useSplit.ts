import { useState, type HTMLAttributes, type PointerEvent } from 'react'
import { storedValue } from '../../dom/storedValue'
import { SPLIT_KEY } from '../../lib/storage/storageKeys'
import { clampedSplit, DEFAULT_SPLIT, MIN_SPLIT, MAX_SPLIT, splitAfterKey, splitAt } from './split'

/** The stored split, and the props of its separator. */
export function useSplit() {
  const [percent, setPercent] = useState(() => clampedSplit(Number(storedValue(SPLIT_KEY) ?? DEFAULT_SPLIT)))
  const [isDragged, setDragged] = useState(false)
  const keep = (next: number) => {
    setPercent(next)
    try {
      localStorage.setItem(SPLIT_KEY, String(next))
    } catch {
      // Without storage it lasts as long as the page
    }
  }
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const before = currentTarget.previousElementSibling!.getBoundingClientRect()
    const after = currentTarget.nextElementSibling!.getBoundingClientRect()
    keep(splitAt(clientX, { left: before.left, right: after.right }))
  }
  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-label': 'Width of the picture',
    'aria-orientation': 'vertical',
    'aria-valuenow': Math.round(percent),
    'aria-valuemin': MIN_SPLIT,
    'aria-valuemax': MAX_SPLIT,
    onKeyDown: (event) => {
      const next = splitAfterKey(percent, event)
      if (next === undefined) return
      event.preventDefault()
      keep(next)
    },
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus()
      setDragged(true)
    },
    onPointerMove: (event) => {
      if (isDragged) follow(event)
    },
    onPointerUp: () => setDragged(false),
    onPointerCancel: () => setDragged(false),
    onDoubleClick: () => keep(DEFAULT_SPLIT),
  } satisfies HTMLAttributes<HTMLDivElement>
  return { percent, isDragged, separator }
}
