import { useCallback, useState } from 'react'
import { loadedOnce } from '../../lib/loading/loadedOnce'

const load = loadedOnce(() => import(/* webpackChunkName: "player-fullscreen" */ './fullscreen'))

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
