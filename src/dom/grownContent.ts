import { useSyncExternalStore } from 'react'

let timesGrown = 0
const listeners = new Set<() => void>()

/** Signals that the rest of a page has been added to the document. */
export function contentHasGrown() {
  timesGrown++
  for (const listener of listeners) listener()
}

/** A counter that changes when the page has grown, for hooks that query its elements. */
export function useGrownContent(): number {
  return useSyncExternalStore(listen, current, current)
}

const current = () => timesGrown

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
