import { useEffect, useState } from 'react'
import { opensSearch } from '../features/search/searchKeys'
import { opensElsewhere } from '../dom/keys'
import { popupAction, pressAgain } from '../dom/pendingAction'
import { reloadIfOutdated } from '../dom/reloadIfOutdated'
import { hoveredSymbol, symbolLink } from '../features/symbolPopup/symbolLink'
import type { EarlyInteractions } from './PageInteractions'

type Acts = typeof import('./PageInteractions')

/** What counts as the first act of a reader. */
const ACTS = ['pointerover', 'pointerdown', 'keydown', 'focusin']

/**
 * Loads what answers the pointer and the keys at the reader's first act; until then a page is only read. The act that came
 * too early is handed over: a press on a symbol waits, for without what is loaded it would leave the page.
 */
export function usePageInteractions() {
  const [actions, setActs] = useState<Acts & { early: EarlyInteractions }>()
  const isLoaded = actions !== undefined
  useEffect(() => {
    if (isLoaded) return
    let isLoading = false
    // Filled until the listeners of what was loaded are there
    const early: EarlyInteractions = {}
    const begin = (first?: Event) => {
      if (isLoading || (first && !isPageInteraction(first))) return
      isLoading = true
      early.first = first
      import('./PageInteractions').then(
        (loaded) => setActs({ ...loaded, early }),
        async () => {
          const { press } = early
          const symbol = symbolLink((press ?? first)?.target) ?? hoveredSymbol()
          await reloadIfOutdated(() => popupAction(symbol))
          // The next act tries again
          isLoading = false
          delete early.press
          if (press) pressAgain(press)
        },
      )
    }
    const hold = (event: MouseEvent) => {
      if (early.press || !event.detail || opensElsewhere(event)) return
      if (!isLoading || !symbolLink(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      early.press = event
    }
    for (const act of ACTS) document.addEventListener(act, begin)
    document.addEventListener('click', hold, true)
    if (hoveredSymbol()) begin()
    return () => {
      for (const act of ACTS) document.removeEventListener(act, begin)
      document.removeEventListener('click', hold, true)
    }
  }, [isLoaded])
  return actions
}

/** Keys that do nothing alone. */
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift']

/** Whether an act of the reader is one on the page: the wish to search, and what is written then, ask nothing of it. */
export function isPageInteraction(event: Event): boolean {
  const { target, type } = event
  // A dialog that opens moves the focus by itself; where a reader moves it, the key was the act
  if (type === 'focusin') return !(target instanceof Element && target.closest('dialog'))
  if (!(event instanceof KeyboardEvent)) return true
  if (target instanceof HTMLInputElement && target.type === 'search') return event.key === 'Tab'
  return !MODIFIERS.includes(event.key) && !opensSearch(event, false)
}
