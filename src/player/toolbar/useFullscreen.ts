import { useCallback, useState } from 'react'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'

const load = memoizedLoad(() => import(/* webpackChunkName: "player-fullscreen" */ './fullscreen'))

/** Reports whether fullscreen is active, and a failed load. */
export function useFullscreen() {
  const [isFull, setFull] = useState(false)
  const [isScreenLost, setLost] = useState(false)
  const fill = useCallback((figure: HTMLElement) => {
    load().then(
      ({ toggleFullscreen }) => {
        setLost(false)
        toggleFullscreen(figure, setFull)
      },
      () => setLost(true),
    )
  }, [])
  return { fill, isFull, isScreenLost }
}
