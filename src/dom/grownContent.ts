import { useSyncExternalStore } from 'react'

let timesGrown = 0
const listeners = new Set<() => void>()

/** Says that the remainder of a page, drawn after its beginning, stands in the document. */
export function contentHasGrown() {
  timesGrown++
  for (const listener of listeners) listener()
}

/** Changes when a page has grown: whoever looked for elements of the page looks again. */
export function useGrownContent(): number {
  return useSyncExternalStore(listen, current, current)
}

const current = () => timesGrown

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
