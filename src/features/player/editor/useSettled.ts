import { useEffect, useState } from 'react'

/** A list once it has not changed for a while; an empty one at once, so that what is mended is gone. */
export function useSettled<Entry>(list: readonly Entry[], delayMs: number): readonly Entry[] {
  const [settled, setSettled] = useState(list)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(list), list.length > 0 ? delayMs : 0)
    return () => clearTimeout(timer)
  }, [list, delayMs])
  return list.length > 0 ? settled : list
}
