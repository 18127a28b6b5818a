import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** During hydration, the server's value. */
export function useClientValue<Value>(read: () => Value, builtWith: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => builtWith)
}
