import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useEvent } from '../../dom/useEvent'
import { CrossIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { useModal } from '../../ui/useModal'
import * as styles from './ZoomDialog.module.css'

type ZoomDialogProps = { picture: HTMLImageElement; onClose: () => void }

/** Any press, Escape and Back close it. */
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
  width: number
  height: number
  isPixelArt: boolean
  roomWidth: number
  roomHeight: number
  pixelRatio: number
}

/**
 * The largest size that fits. Pixel art is scaled to whole device pixels, other pictures to at most twice their size.
 */
export function zoomedSize({ width, height, isPixelArt, roomWidth, roomHeight, pixelRatio }: ZoomFacts) {
  const fitting = Math.min(roomWidth / width, roomHeight / height)
  const whole = Math.floor(fitting * pixelRatio) / pixelRatio
  const factor = isPixelArt ? whole || fitting : Math.min(fitting, 2)
  return { width: width * factor, height: height * factor }
}

/**
 * Closes on the browser's Back button. The added history entry has the page's key, so the router sees no change.
 * Returns a function that closes otherwise.
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

/** Margin around the picture. */
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
