import { SCROLL_KEY } from '../../lib/storage/storageKeys'
import { scrollPositionsIn } from './scrollPositions'
import { scrollTargetFor } from './scrollTarget'

/** History entry → how far down its page stood. */
let positions: Record<string, number> = {}

/** The history entry that is shown, and how far down it stands. */
let entry = ''
let top = 0

/** Takes the scroll position over from the browser: it is remembered for every entry of the history. */
export function rememberScroll() {
  positions = storedPositions()
  entry = currentEntry()
  top = window.scrollY
  window.history.scrollRestoration = 'manual'
  window.addEventListener('scroll', () => (top = window.scrollY), { passive: true })
  window.addEventListener('popstate', () => leaveFor(top))
  // A document that is loaded again is restored by the browser, long before any script runs.
  window.addEventListener('pagehide', () => {
    positions[entry] = window.scrollY
    storePositions()
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'))
}

/** Notes where the old page stood, just before the new one is drawn. */
export function leaveScrollEntry() {
  if (entry !== currentEntry()) leaveFor(window.scrollY)
}

/** Puts the new page where it belongs. */
export function restoreScroll({ isReturn, hash }: { isReturn: boolean; hash: string }) {
  const target = scrollTargetFor({ isReturn, savedTop: positions[entry], hash })
  const element = 'anchor' in target ? document.getElementById(target.anchor) : null
  if (element) element.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 'top' in target ? target.top : 0, behavior: 'instant' })
  top = window.scrollY
}

function leaveFor(lastTop: number) {
  positions[entry] = lastTop
  entry = currentEntry()
}

/** The key of the current history entry; entries that the browser made itself are given one. */
function currentEntry(): string {
  const state = window.history.state as { key?: string; scrollKey?: string } | null
  const key = state?.key ?? state?.scrollKey
  if (key) return key
  const scrollKey = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...state, scrollKey }, '')
  return scrollKey
}

function storedPositions(): Record<string, number> {
  try {
    return scrollPositionsIn(sessionStorage.getItem(SCROLL_KEY))
  } catch {
    return {}
  }
}

function storePositions() {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(positions))
  } catch {
    // Without storage the positions last as long as the document.
  }
}
