import { useEffect, useId, useRef, useState } from 'react'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { lockScroll } from '../dom/lockScroll'
import { dismisses } from './dismisses'
import { POPOVER_WIDTH_PX, popoverPlace } from './popoverPlace'
import type { PopoverAlign } from './popoverPlace'
import * as styles from './Popover.module.css'

type PopoverProps = {
  /** What the popover holds, read aloud when it opens. */
  label: string
  /** The face of the button that opens it. */
  trigger: ReactNode
  /** The name of the button, where its face does not say it. */
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  /** The edge of the button that the popover lines up with. */
  align?: PopoverAlign
  /** Closes the popover whenever it changes: the address of the page. */
  address: string
  children: ReactNode
}

/**
 * A button with a modal popover below it. The browser's own dialog keeps the focus inside and the page behind inert, hears
 * Escape and gives the focus back, in a tenth of the bytes of a library.
 */
export function Popover(props: PopoverProps) {
  const { label, trigger, triggerLabel, triggerClassName, align = 'start', address, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const dialogId = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? dialogId : undefined}
        data-early
        onClick={() => setIsOpen(true)}
      >
        {trigger}
      </button>
      {isOpen && (
        <Panel
          id={dialogId}
          label={label}
          button={button}
          align={align}
          address={address}
          onClosed={() => setIsOpen(false)}
        >
          {children}
        </Panel>
      )}
    </>
  )
}

type PanelProps = Required<Pick<PopoverProps, 'label' | 'align' | 'address' | 'children'>> & {
  id: string
  button: React.RefObject<HTMLButtonElement>
  onClosed: () => void
}

function Panel({ id, label, button, align, address, onClosed, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const firstAddress = useRef(address)
  const pressedOutside = useRef(false)
  const [place, setPlace] = useState<CSSProperties>({ width: POPOVER_WIDTH_PX })
  const close = () => dialog.current?.close()

  useEffect(() => {
    const keepBelowButton = () => {
      const trigger = button.current?.getBoundingClientRect()
      // The button has gone with its bar: the window has become wider
      if (!trigger || trigger.width === 0) dialog.current?.close()
      else {
        const { clientWidth: windowWidth, clientHeight: windowHeight } = document.documentElement
        setPlace(popoverPlace({ trigger, align, width: POPOVER_WIDTH_PX, windowWidth, windowHeight }))
      }
    }
    if (!dialog.current?.open) {
      dialog.current?.showModal()
      // The keyboard starts where the reader is in the list
      dialog.current?.querySelector<HTMLElement>('a[aria-current]')?.focus({ preventScroll: true })
    }
    keepBelowButton()
    window.addEventListener('resize', keepBelowButton)
    return () => window.removeEventListener('resize', keepBelowButton)
  }, [button, align])

  useEffect(lockScroll, [])

  useEffect(() => {
    if (address !== firstAddress.current) dialog.current?.close()
  }, [address])

  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog.current) return false
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect()
    return clientX < left || clientX > right || clientY < top || clientY > bottom
  }
  const closeOutside = (event: MouseEvent) => {
    if (pressedOutside.current && isOutside(event) && dismisses(event)) close()
  }
  const closeOnLink = (event: MouseEvent) => {
    const isLink = (event.target as Element).closest('a[href]')
    if (isLink && !event.metaKey && !event.ctrlKey && !event.shiftKey) close()
  }

  return (
    // Keys are the dialog's own: it closes on Escape
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={styles.panel}
      aria-label={label}
      style={place}
      data-scroller
      onClose={onClosed}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        closeOutside(event)
        closeOnLink(event)
      }}
      onAuxClick={closeOutside}
    >
      {children}
      <button type="button" className={styles.close} onClick={close}>
        Close
      </button>
    </dialog>
  )
}
