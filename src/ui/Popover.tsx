import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { opensElsewhere } from '../dom/keys'
import { EarlyButton } from './EarlyButton'
import { POPOVER_WIDTH_PX, usePopoverPlace } from './popoverPlace'
import type { PopoverAlign } from './popoverPlace'
import { useModal } from './useModal'
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
 * A button with a modal popover below it. The browser's own dialog does in a tenth of the bytes what a library would. It
 * lasts as long as the address of the page.
 */
export function Popover(props: PopoverProps) {
  const { label, trigger, triggerLabel, triggerClassName, align = 'start', address, children } = props
  const [openAt, setOpenAt] = useState<string>()
  const close = useCallback(() => setOpenAt(undefined), [])
  const button = useRef<HTMLButtonElement>(null)
  const dialogId = useId()
  if (openAt !== undefined && openAt !== address) close()
  const isOpen = openAt === address
  return (
    <>
      <EarlyButton
        ref={button}
        className={triggerClassName}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? dialogId : undefined}
        onClick={() => setOpenAt(address)}
      >
        {trigger}
      </EarlyButton>
      {isOpen && (
        <Panel id={dialogId} label={label} button={button} align={align} onClose={close}>
          {children}
        </Panel>
      )}
    </>
  )
}

type PanelProps = Required<Pick<PopoverProps, 'label' | 'align' | 'children'>> & {
  id: string
  button: RefObject<HTMLButtonElement>
  onClose: () => void
}

/** Lasts as long as the popover is open. */
function Panel({ id, label, button, align, onClose, children }: PanelProps) {
  const place = usePopoverPlace({ button, align, width: POPOVER_WIDTH_PX, onGone: onClose })
  const closeOnLink = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest('a[href]') && !opensElsewhere(event)) onClose()
  }
  const modal = useModal({ isOpen: true, onClose, onClick: closeOnLink })

  // The keyboard starts where the reader is in the list
  useLayoutEffect(
    () => modal.ref.current?.querySelector<HTMLElement>('a[aria-current]')?.focus({ preventScroll: true }),
    [modal.ref],
  )

  return (
    <dialog {...modal} id={id} className={styles.panel} aria-label={label} style={place} data-scroller>
      {children}
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}
