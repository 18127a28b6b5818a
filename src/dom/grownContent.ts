import { useSyncExternalStore } from 'react'

let timesGrown = 0
const listeners = new Set<() => void>()

/** Signals that the rest of a page was added to the document. */
export function contentHasGrown() {
  timesGrown++
  for (const listener of listeners) listener()
}

/** A counter of such signals, for hooks that query elements. */
export function useGrownContent(): number {
  return useSyncExternalStore(listen, current, current)
}

const current = () => timesGrown

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
