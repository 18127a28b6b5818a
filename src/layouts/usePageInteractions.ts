import { useEffect, useState } from 'react'
import { opensSearch } from '../features/search/searchKeys'
import { opensElsewhere } from '../dom/keys'
import { popupAction, pressAgain } from '../dom/pendingAction'
import { reloadIfOutdated } from '../dom/reloadIfOutdated'
import { hoveredSymbol, symbolLink } from '../features/symbolPopup/symbolLink'
import type { EarlyInteractions } from './PageInteractions'

type Acts = typeof import('./PageInteractions')

/** Events that count as the first interaction. */
const ACTS = ['pointerover', 'pointerdown', 'keydown', 'focusin']

/** A press on a symbol that loads the features waits instead of navigating. */
export function usePageInteractions() {
  const [actions, setActs] = useState<Acts & { early: EarlyInteractions }>()
  const isLoaded = actions !== undefined
  useEffect(() => {
    if (isLoaded) return
    let isLoading = false
    // Filled until the loaded listeners are ready
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
          // The next interaction retries
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

/** Keys that do nothing on their own. */
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift']

/** Opening the search and typing into it are not interactions with the page. */
export function isPageInteraction(event: Event): boolean {
  const { target, type } = event
  // A dialog moves focus by itself; for keyboard users, the key was the interaction
  if (type === 'focusin') return !(target instanceof Element && target.closest('dialog'))
  if (!(event instanceof KeyboardEvent)) return true
  if (target instanceof HTMLInputElement && target.type === 'search') return event.key === 'Tab'
  return !MODIFIERS.includes(event.key) && !opensSearch(event, false)
}
