import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import * as styles from './Note.module.css'

type NoteProps = {
  /** Whether a screen reader is interrupted by it. */
  role: 'alert' | 'status'
  children: ReactNode
  /** The words on its button. */
  action: string
  onAction: () => void
}

/** Says something over the page, which stays as it is, and offers one way on. */
export const Note = forwardRef<HTMLDivElement, NoteProps>(function Note({ role, children, action, onAction }, ref) {
  return (
    <div ref={ref} role={role} className={styles.note}>
      {children}
      <button type="button" className={styles.action} onClick={onAction}>
        {action}
      </button>
    </div>
  )
})
