import { useEffect, useState } from 'react'
import type { Problem } from '../run/problem'

const DIAGNOSTIC_DELAY_MS = 500

/** A value, debounced by `DIAGNOSTIC_DELAY_MS` if `waits`. */
export function useDebounced<Value>(value: Value, waits: boolean): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waits ? DIAGNOSTIC_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [value, waits])
  return waits ? settled : value
}

/** The problem to display; compile errors are debounced while typing. */
export const useDebouncedProblem = (problem: Problem | undefined) => useDebounced(problem, problem?.kind === 'refused')
