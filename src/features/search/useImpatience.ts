import { useEffect, useState } from 'react'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { rowOf } from './resultRow'

/** For readers who press Enter before the answer is there: follows the first result of the query they wait for. */
export function useImpatience(answer: SearchAnswer) {
  const [awaited, setAwaited] = useState<string>()

  useEffect(() => {
    if (awaited === undefined || answer.query !== awaited) return
    setAwaited(undefined)
    rowOf(answer.results[0])?.click()
  }, [awaited, answer])

  return setAwaited
}
