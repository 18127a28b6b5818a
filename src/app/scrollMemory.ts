import { SCROLL_KEY } from '../lib/storage/storageKeys'

/** History entry → how far down its page stood. */
let positions: Record<string, number> = {}

/** The history entry that is shown, and how far down it stands. */
let entry = ''

let top = 0

/** Takes the scroll position over from the browser: it is remembered for every entry of the history. */
export function saveScroll() {
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
export function recordScroll() {
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

/** How a reader comes to an address: by a link, or through the browser's history. */
type Arrival = {
  /** Whether the reader goes back or forward to an entry of the history. */
  isReturn: boolean
  /** How far down the page stood when the reader left this entry, in pixels. */
  savedTop: number | undefined
  /** The hash of the address, with its `#`; empty if there is none. */
  hash: string
}

/** Where a page stands: at a height, or with the element of that id below the bars. */
type ScrollTarget = { top: number } | { anchor: string }

/** Where the page stands after an arrival: where the reader left it, else at the hash, else at the top. */
export function scrollTargetFor({ isReturn, savedTop, hash }: Arrival): ScrollTarget {
  if (isReturn && savedTop !== undefined) return { top: savedTop }
  const anchor = anchorOf(hash)
  return anchor === undefined ? { top: 0 } : { anchor }
}

/** The id that a hash names; undefined if it names none. */
export function anchorOf(hash: string): string | undefined {
  const name = hash.replace(/^#/, '')
  if (name === '') return undefined
  try {
    return decodeURIComponent(name)
  } catch {
    // A stray percent sign is a character like any other.
    return name
  }
}

function storedPositions(): Record<string, number> {
  try {
    return scrollPositionsIn(sessionStorage.getItem(SCROLL_KEY))
  } catch {
    return {}
  }
}

/** The scroll positions that a tab has kept, by entry of its history; whatever is no position is left out. */
export function scrollPositionsIn(stored: string | null): Record<string, number> {
  try {
    const kept = Object.entries(JSON.parse(stored ?? '{}') as object)
    return Object.fromEntries(kept.filter(([, top]) => typeof top === 'number'))
  } catch {
    // Nothing of ours
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
