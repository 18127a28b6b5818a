import { useEffect, useState } from 'react'
import type { Problem } from '../run/problem'

/** After this pause without a change, a user has finished typing. */
export const TYPING_PAUSE_MS = 800

/** Delays the value until it has not changed for `TYPING_PAUSE_MS` if `waits`. */
export function useDebounced<Value>(value: Value, waits: boolean): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waits ? TYPING_PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [value, waits])
  return waits ? settled : value
}

/** Compile errors are debounced while typing. */
export const useDebouncedProblem = (problem: Problem | undefined) => useDebounced(problem, problem?.kind === 'refused')
