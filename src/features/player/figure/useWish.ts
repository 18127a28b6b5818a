import { useEffect, useRef } from 'react'
import type { Action, Wish } from './barState'

/** Does what the reader pressed, once for each press. */
export function useWish(wish: Wish | undefined, deeds: Record<Action, () => void>) {
  const done = useRef<Wish>()
  useEffect(() => {
    if (!wish || wish === done.current) return
    done.current = wish
    deeds[wish.action]()
  }, [wish, deeds])
}
