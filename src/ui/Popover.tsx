import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { opensElsewhere } from '../dom/keys'
import { EarlyButton } from './EarlyButton'
import { POPOVER_WIDTH_PX, usePopoverPlace, type PopoverAlign } from './popoverPlace'
import { useModal } from './useModal'
import * as styles from './Popover.module.css'

type PopoverProps = {
  label: string
  trigger: ReactNode
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  align?: PopoverAlign
  /** Whether it is a panel at the left edge of the window instead. */
  side?: boolean
  /** A change closes the popover. */
  address: string
  children: ReactNode
}

/** A button with a modal popover. A native dialog needs a tenth of a library's bytes. */
export function Popover(props: PopoverProps) {
  const { label, trigger, triggerLabel, triggerClassName, align = 'start', side = false, address, children } = props
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
        <Panel id={dialogId} label={label} button={button} align={align} side={side} onClose={close}>
          {children}
        </Panel>
      )}
    </>
  )
}

type PanelProps = Required<Pick<PopoverProps, 'label' | 'align' | 'side' | 'children'>> & {
  id: string
  button: RefObject<HTMLButtonElement>
  onClose: () => void
}

function Panel({ id, label, button, align, side, onClose, children }: PanelProps) {
  const place = usePopoverPlace({ button, align, width: POPOVER_WIDTH_PX, onGone: onClose })
  const closeOnLink = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest('a[href]') && !opensElsewhere(event)) onClose()
  }
  const modal = useModal({ isOpen: true, onClose, onClick: closeOnLink })

  // Focus starts at the current entry
  useLayoutEffect(
    () =>
      modal.ref.current
        ?.querySelector<HTMLElement>('a:is([aria-current="page"], [aria-current="location"])')
        ?.focus({ preventScroll: true }),
    [modal.ref],
  )

  return (
    <dialog
      {...modal}
      id={id}
      className={side ? styles.sidePanel : styles.panel}
      aria-label={label}
      style={side ? undefined : place}
      data-scroller
    >
      {children}
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}
