import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { isInside } from '../dom/isInside'
import { lockScroll } from '../dom/lockScroll'
import { dismisses } from './dismisses'
import { keepTabInside } from './tabRing'

type Modal = {
  isOpen: boolean
  /** The reader wishes the dialog closed. */
  onClose: () => void
  /** Hears every click and key press as well. */
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
}

/**
 * What makes a `<dialog>` a modal one, as its attributes. While it is open, the page behind it is inert and does not
 * scroll, and the focus stays inside; after, the focus is where it was. Escape and a press beside it close it.
 */
export function useModal({ isOpen, onClose, onClick, onKeyDown }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const unlockScroll = lockScroll()
    dialog.showModal()
    return () => {
      dialog.close()
      unlockScroll()
    }
  }, [isOpen])

  const dismissesBeside = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget, clientX, clientY } = event
    const isBeside =
      target === currentTarget && !isInside({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect())
    return isBeside && dismisses(event)
  }
  const release = (event: MouseEvent<HTMLDialogElement>) => {
    if (isPressedBeside.current && dismissesBeside(event)) onClose()
  }

  return {
    ref,
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      isPressedBeside.current = dismissesBeside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      release(event)
      onClick?.(event)
    },
    onAuxClick: release,
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Tab') keepTabInside(event.currentTarget, event)
      // Escape also ends the composing of a letter, and in a search box it would delete the text
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
        event.preventDefault()
        onClose()
      }
      onKeyDown?.(event)
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
    // A browser may close it without asking; by the time it says so, the dialog may be open again
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose()
    },
  }
}
