import type { ReactNode } from 'react'
import * as styles from './Editor.module.css'

type EditorPanelProps = {
  hintId: string
  /** What has just become of a key or a text; empty for nothing. */
  message: string
  /** The buttons. */
  children: ReactNode
}

/** What stands below the field: its keys, its buttons, and what is not checked here. */
export function EditorPanel({ hintId, message, children }: EditorPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <p>
          <span id={hintId} className={styles.keys}>
            <kbd>Tab</kbd> moves on. Press <kbd>Enter</kbd> to write, then it indents. <kbd>Esc</kbd> gives it back, and
            again closes the editor.
          </span>
        </p>
        {children}
      </div>
      <p role="status">{message}</p>
      <p>Your computer’s compiler checks more: borrow conflicts are not found here.</p>
    </div>
  )
}
