import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** A value that only the browser knows; while the delivered HTML is taken over, the one it was built with. */
export function useClientValue<Value>(read: () => Value, builtWith: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => builtWith)
}
