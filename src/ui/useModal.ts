import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { isInside } from '../dom/boxes'
import { lockScroll } from '../dom/lockScroll'
import { afterPaint } from '../dom/schedule'

const LEFT_BUTTON = 0
const RIGHT_BUTTON = 2

/** Whether a press outside a modal dialog dismisses it; a right click, or Ctrl with a click, does not. */
export function dismisses({ button, ctrlKey }: { button: number; ctrlKey: boolean }): boolean {
  return button !== RIGHT_BUTTON && !(button === LEFT_BUTTON && ctrlKey)
}

const TABBABLE = 'input, button, summary, a[href]:not([tabindex="-1"])'

/** Keeps Tab inside an element: after the last control comes the first, and before the first the last. */
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
  /** The reader wishes the dialog closed. */
  onClose: () => void
  /**
   * The dialog is painted before the page behind it is inert: that looks at each element of the page, which takes slow
   * phones a tenth of a second. Its style must put it above the page.
   */
  isPaintedFirst?: boolean
  /** Hears every click and key press as well. */
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
}

/**
 * What makes a `<dialog>` a modal one, as its attributes. While it is open, the page behind it is inert and does not
 * scroll, and the focus stays inside; after, the focus is where it was. Escape and a press beside it close it.
 */
export function useModal({ isOpen, onClose, isPaintedFirst = false, onClick, onKeyDown }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)

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

/** Both return what hides the dialog, and gives the focus back. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => dialog.close()
}

function showPaintedFirst(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  dialog.show()
  // Not what has the focus in the end: a page that comes back takes it meanwhile
  let focused = document.activeElement
  const remember = ({ target }: FocusEvent) => (focused = target as Element)
  dialog.addEventListener('focusin', remember)
  const callOff = afterPaint(() => {
    dialog.removeEventListener('focusin', remember)
    // Only what is not open can become modal; what has the focus keeps it
    dialog.removeAttribute('open')
    focused?.setAttribute('autofocus', '')
    dialog.showModal()
    focused?.removeAttribute('autofocus')
  })
  return () => {
    callOff()
    dialog.removeEventListener('focusin', remember)
    dialog.close()
    // What is hidden keeps the focus until the next picture, and would take the next key
    const focused = document.activeElement
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}
