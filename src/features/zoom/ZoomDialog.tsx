import { useState, useSyncExternalStore } from 'react'
import { CrossIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { useModal } from '../../ui/useModal'
import { zoomedSize } from './zoomedSize'
import { useBackCloses } from './useBackCloses'
import * as styles from './ZoomDialog.module.css'

type ZoomDialogProps = { picture: HTMLImageElement; onClose: () => void }

/** What the picture leaves free around it, in pixels. */
const EDGE_PX = 8

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

function useWindowSize() {
  const size = useSyncExternalStore(subscribeToSize, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return { width, height }
}

function subscribeToSize(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
