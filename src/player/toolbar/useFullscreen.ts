import { useCallback, useState } from 'react'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'

const load = memoizedLoad(() => import(/* webpackChunkName: "player-fullscreen" */ './fullscreen'))

/** Toggles fullscreen of a figure; reports a failed load. */
export function useFullscreen() {
  const [isScreenLost, setLost] = useState(false)
  const fill = useCallback((figure: HTMLElement) => {
    load().then(
      ({ toggleFullscreen }) => {
        setLost(false)
        toggleFullscreen(figure)
      },
      () => setLost(true),
    )
  }, [])
  return { fill, isScreenLost }
}
