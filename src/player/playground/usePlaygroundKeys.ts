import { useEffect, useRef, type RefObject } from 'react'
import { listen } from '../page/events'

type PlaygroundKeys = {
  bench: RefObject<HTMLElement>
  onPlay: () => void
}

/** What is focused by F6, in this order. */
const PARTS = 'nav [aria-current], .cm-content, [data-action=play], [role=tab][aria-selected=true]'

/** Ctrl+Enter plays and pauses, F6 moves focus to the next part. */
export function usePlaygroundKeys(keys: PlaygroundKeys) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(
    () =>
      listen(
        document,
        'keydown',
        (event) => {
          const { key, ctrlKey, metaKey, shiftKey, isComposing } = event
          const { bench, onPlay } = latest.current
          if (isComposing || document.querySelector('dialog[open]')) return
          if (key === 'Enter' && (ctrlKey || metaKey)) onPlay()
          else if (key === 'F6') focusNext(bench.current!, shiftKey)
          else return
          event.preventDefault()
          event.stopPropagation()
        },
        true,
      ),
    [],
  )
}

function focusNext(bench: HTMLElement, isBack: boolean) {
  const parts = [...bench.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => part.offsetParent !== null && getComputedStyle(part).visibility === 'visible',
  )
  const at = parts.findIndex((part) => part.contains(document.activeElement))
  const next = at < 0 ? 0 : at + (isBack ? -1 : 1)
  parts[(next + parts.length) % parts.length]?.focus()
}
