import { forwardRef, type ReactNode } from 'react'
import * as styles from './Note.module.css'

type NoteProps = {
  /** `alert` interrupts screen readers. */
  role: 'alert' | 'status'
  children: ReactNode
  action: string
  onAction: () => void
}

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
