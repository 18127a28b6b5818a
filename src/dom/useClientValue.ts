import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** A value that only the browser knows; during hydration, the server's value. */
export function useClientValue<Value>(read: () => Value, builtWith: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => builtWith)
}
