import { SCROLL_KEY } from '../lib/storage/storageKeys'

let positions: Record<string, number> = {}

/** The current history entry and its position. */
let entry = ''

let top = 0

/** Stores the position of every history entry, and restores it. */
export function saveScroll() {
  positions = storedPositions()
  entry = currentEntry()
  top = window.scrollY
  window.history.scrollRestoration = 'manual'
  window.addEventListener('scroll', () => (top = window.scrollY), { passive: true })
  window.addEventListener('popstate', () => leaveFor(top))
  // The browser restores reloaded documents itself, long before scripts run
  window.addEventListener('pagehide', () => {
    positions[entry] = window.scrollY
    storePositions()
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'))
}

/** Has to run before the new page renders. */
export function recordScroll() {
  if (entry !== currentEntry()) leaveFor(window.scrollY)
}

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

/** Creates a key if the entry has none. */
function currentEntry(): string {
  const state = window.history.state as { key?: string; scrollKey?: string } | null
  const key = state?.key ?? state?.scrollKey
  if (key) return key
  const scrollKey = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...state, scrollKey }, '')
  return scrollKey
}

type Arrival = {
  isReturn: boolean
  /** The stored position in pixels. */
  savedTop: number | undefined
  /** The hash with its `#`; empty if there is none. */
  hash: string
}

/** A position, or the id of an element to align below the bars. */
type ScrollTarget = { top: number } | { anchor: string }

/** To the stored position, else to the hash, else to the top. */
export function scrollTargetFor({ isReturn, savedTop, hash }: Arrival): ScrollTarget {
  if (isReturn && savedTop !== undefined) return { top: savedTop }
  const anchor = anchorOf(hash)
  return anchor === undefined ? { top: 0 } : { anchor }
}

export function anchorOf(hash: string): string | undefined {
  const name = hash.replace(/^#/, '')
  if (name === '') return undefined
  try {
    return decodeURIComponent(name)
  } catch {
    // A stray percent sign is an ordinary character
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

export function scrollPositionsIn(stored: string | null): Record<string, number> {
  try {
    const kept = Object.entries(JSON.parse(stored ?? '{}') as object)
    return Object.fromEntries(kept.filter(([, top]) => typeof top === 'number'))
  } catch {
    // Invalid data
    return {}
  }
}

function storePositions() {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(positions))
  } catch {
    // Without storage, positions last as long as the document
  }
}
