import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useEvent } from '../../dom/useEvent'
import { CrossIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { useModal } from '../../ui/useModal'
import * as styles from './ZoomDialog.module.css'

type ZoomDialogProps = { picture: HTMLImageElement; onClose: () => void }

/** A picture as large as the window, in a dialog that any press closes, and Escape and Back too. */
export function ZoomDialog({ picture, onClose }: ZoomDialogProps) {
  const close = useBackCloses(onClose)
  const modal = useModal({ isOpen: true, onClose: close, onClick: close })
  const { width: roomWidth, height: roomHeight } = useWindowSize()
  const [isPixelArt] = useState(() => getComputedStyle(picture).imageRendering === 'pixelated')
  const { naturalWidth: width, naturalHeight: height, currentSrc, alt } = picture
  const room = {
    roomWidth: roomWidth - 2 * EDGE_PX,
    roomHeight: roomHeight - 2 * EDGE_PX,
    pixelRatio: window.devicePixelRatio,
  }
  return (
    <dialog {...modal} className={styles.dialog} aria-label="Picture">
      <img
        className={styles.picture}
        data-pixel-art={isPixelArt}
        src={currentSrc}
        alt={alt}
        {...zoomedSize({ width, height, isPixelArt, ...room })}
      />
      <button type="button" className={styles.close} aria-label="Close" aria-keyshortcuts="Escape" onClick={close}>
        <CrossIcon size={LARGE_ICON_PX} />
      </button>
    </dialog>
  )
}

type ZoomFacts = {
  /** The size of the file, in its own pixels. */
  width: number
  height: number
  isPixelArt: boolean
  /** The room for it. */
  roomWidth: number
  roomHeight: number
  /** How many pixels of the screen one of the page is wide. */
  pixelRatio: number
}

/**
 * The size of a picture in a room: as large as fits. A pixel of pixel art covers a whole number of the screen's, so that
 * all stay alike; other pictures never beyond twice their file, which would only blur.
 */
export function zoomedSize({ width, height, isPixelArt, roomWidth, roomHeight, pixelRatio }: ZoomFacts) {
  const fitting = Math.min(roomWidth / width, roomHeight / height)
  const whole = Math.floor(fitting * pixelRatio) / pixelRatio
  const factor = isPixelArt ? whole || fitting : Math.min(fitting, 2)
  return { width: width * factor, height: height * factor }
}

/**
 * Lets the browser's Back close what is open, as readers with a phone expect. The entry in the history that this takes has
 * the key of the page's own, so that for the router nothing has happened. Returns what closes it otherwise.
 */
function useBackCloses(onClose: () => void): () => void {
  const close = useEvent(onClose)
  useEffect(() => {
    window.history.pushState(window.history.state, '')
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [close])
  return useCallback(() => window.history.back(), [])
}

/** What the picture leaves free around it, in pixels. */
const EDGE_PX = 8

function useWindowSize() {
  const size = useSyncExternalStore(subscribeToSize, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return { width, height }
}

function subscribeToSize(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
