import { useEffect, useState } from 'react'
import type { Problem } from '../run/problem'

/** How long the reader's hands rest before what is wrong is told. */
const DIAGNOSTIC_DELAY_MS = 500

/** A value that waits: once it has not changed for a while. Any other at once, so that what is mended is gone. */
export function useSettled<Value>(value: Value, waits: boolean): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waits ? DIAGNOSTIC_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [value, waits])
  return waits ? settled : value
}

/** What is wrong, as it is told: with a text that is being written once her hands rest, with a program that runs at once. */
export const useSettledProblem = (problem: Problem | undefined) => useSettled(problem, problem?.kind === 'refused')
