import type { ReactNode } from 'react'
import { EditorKeys } from './EditorKeys'
import * as styles from './Editor.module.css'

type EditorPanelProps = {
  hintId: string
  /** What has just become of a key or a text; empty for nothing. */
  message: string
  /** What Escape does once Tab moves on, in words. */
  leaving: string
  /** The buttons. */
  children: ReactNode
}

/** What stands below the field: a line on how to begin and how to end, its buttons, and all of its keys for who asks. */
export function EditorPanel({ hintId, message, leaving, children }: EditorPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <p id={hintId}>
          <span className={styles.keys}>
            Just type, or drag a number. <kbd>Esc</kbd> {leaving}.
          </span>
          <span className={styles.fingers}>Just type, or tap a number to get a slider.</span>
        </p>
        {children}
      </div>
      <EditorKeys />
      <p role="status">{message}</p>
    </div>
  )
}
