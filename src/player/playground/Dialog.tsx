import { useId, useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react'
import { CrossIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { useModal } from '../../ui/useModal'
import { cardAfterKey, columnsOf } from './cardGrid'
import * as styles from './Dialog.module.css'

type DialogProps = {
  title: string
  /** Next to the title. */
  tools?: ReactNode
  isSmall?: boolean
  onClose: () => void
  children: ReactNode
}

/** Arrow keys move between elements with `data-card`; focus starts in the search field, if any. */
export function Dialog({ title, tools, isSmall, onClose, children }: DialogProps) {
  const id = useId()
  const modal = useModal({ isOpen: true, onClose, onKeyDown: moveInGrid })
  useLayoutEffect(() => {
    const first = modal.ref.current?.querySelector<HTMLElement>('input[type=search], [data-card], button')
    first?.focus({ preventScroll: true })
  }, [modal.ref])
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={id} data-small={isSmall || undefined} data-scroller>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
        <button type="button" className={styles.close} aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <CrossIcon size={LARGE_ICON_PX} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

function moveInGrid(event: KeyboardEvent<HTMLDialogElement>) {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')]
  const focused = document.activeElement as HTMLElement
  const at = cards.indexOf(focused)
  const isInSearch = focused.matches('input[type=search]')
  if (isInSearch ? event.key !== 'ArrowDown' : at < 0) return
  const columns = columnsOf(cards.map((card) => card.getBoundingClientRect().top))
  const next = isInSearch ? 0 : cardAfterKey(at, event.key, columns, cards.length)
  if (next === undefined) {
    if (event.key === 'ArrowUp' && at >= 0)
      event.currentTarget.querySelector<HTMLElement>('input[type=search]')?.focus()
    return
  }
  event.preventDefault()
  cards[next]?.focus()
}
