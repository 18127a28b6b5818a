import { useCallback, useState } from 'react'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'

const load = memoizedLoad(() => import(/* webpackChunkName: "player-fullscreen" */ './fullscreen'))

/** Fills the screen with the picture of a figure, or gives the screen back; tells where that could not be loaded. */
export function useFillScreen() {
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
