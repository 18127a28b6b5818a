import type { ReactNode } from 'react'
import { ArrowLeftIcon, ListIcon } from '../../ui/Icon'
import * as styles from './SearchDialog.module.css'

type SearchControlsProps = {
  showsExcerpts: boolean
  onToggleExcerpts: () => void
  onReset: () => void
  onClose: () => void
  /** The box, between the buttons. */
  children: ReactNode
}

/** The head of the dialog: the box and its buttons. */
export function SearchControls({ showsExcerpts, onToggleExcerpts, onReset, onClose, children }: SearchControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        aria-label="Close search dialog"
        data-tip="Close"
        onClick={onClose}
      >
        <ArrowLeftIcon />
      </button>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle detail view"
        data-tip={showsExcerpts ? 'Hide excerpts' : 'Show excerpts'}
        aria-pressed={showsExcerpts}
        onClick={onToggleExcerpts}
      >
        <ListIcon />
      </button>
      <button type="button" className={styles.button} aria-label="Reset search" data-tip="Clear" onClick={onReset}>
        <span aria-hidden="true">⌫</span>
      </button>
    </div>
  )
}
