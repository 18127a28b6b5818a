import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'
import { isInside } from '../dom/boxes'
import { lockScroll } from '../dom/lockScroll'
import { afterPaint } from '../dom/schedule'

const LEFT_BUTTON = 0
const RIGHT_BUTTON = 2

/** Except right clicks and Ctrl+click. */
export function dismisses({ button, ctrlKey }: { button: number; ctrlKey: boolean }): boolean {
  return button !== RIGHT_BUTTON && !(button === LEFT_BUTTON && ctrlKey)
}

const TABBABLE = 'input, button, summary, a[href]:not([tabindex="-1"])'

/** Keeps Tab within an element. */
export function keepTabInside(container: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }) {
  const controls = [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter((control) => control.offsetParent)
  const [first, last] = [controls[0], controls[controls.length - 1]]
  const edge = event.shiftKey ? first : last
  if (document.activeElement !== edge && container.contains(document.activeElement)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

type Modal = {
  isOpen: boolean
  onClose: () => void
  /**
   * Paints the dialog before the page becomes inert, which takes slow phones 100 ms. Until then, styles have to put it
   * above the page.
   */
  isPaintedFirst?: boolean
  /** Also receives every click and key press. */
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
}

/**
 * Makes a `<dialog>` modal: the page is inert and does not scroll, focus is trapped and restored, Escape and the
 * backdrop close it.
 */
export function useModal({ isOpen, onClose, isPaintedFirst = false, onClick, onKeyDown }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOnBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const unlockScroll = lockScroll()
    const hide = isPaintedFirst ? showPaintedFirst(dialog) : showModal(dialog)
    return () => {
      hide()
      unlockScroll()
    }
  }, [isOpen, isPaintedFirst])

  const dismissOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget, clientX, clientY } = event
    const isOnBackdrop =
      target === currentTarget && !isInside({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect())
    return isOnBackdrop && dismisses(event)
  }
  const release = (event: MouseEvent<HTMLDialogElement>) => {
    if (isPressedOnBackdrop.current && dismissOnBackdrop(event)) onClose()
  }

  return {
    ref,
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      isPressedOnBackdrop.current = dismissOnBackdrop(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      release(event)
      onClick?.(event)
    },
    onAuxClick: release,
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key === 'Tab') keepTabInside(event.currentTarget, event)
      // Escape also ends composition, and would clear a search box
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
    // Browsers may close it on their own, and it may be open again by now
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose()
    },
  }
}

/** Both functions return one that hides the dialog and restores focus. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => dialog.close()
}

function showPaintedFirst(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  dialog.show()
  // Not the final focus: a page from the back/forward cache may take it meanwhile
  let focused = document.activeElement
  const storeFocus = ({ target }: FocusEvent) => (focused = target as Element)
  dialog.addEventListener('focusin', storeFocus)
  const callOff = afterPaint(() => {
    dialog.removeEventListener('focusin', storeFocus)
    // Only a closed dialog can become modal; focus stays
    dialog.removeAttribute('open')
    focused?.setAttribute('autofocus', '')
    dialog.showModal()
    focused?.removeAttribute('autofocus')
  })
  return () => {
    callOff()
    dialog.removeEventListener('focusin', storeFocus)
    dialog.close()
    // A hidden element keeps focus until the next frame and would receive the next key
    const focused = document.activeElement
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}
