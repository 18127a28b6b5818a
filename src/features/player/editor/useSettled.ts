import { useEffect, useState } from 'react'

/** A value that waits: once it has not changed for a while. Any other at once, so that what is mended is gone. */
export function useSettled<Value>(value: Value, delayMs: number, waits: boolean): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waits ? delayMs : 0)
    return () => clearTimeout(timer)
  }, [value, delayMs, waits])
  return waits ? settled : value
}
