import type { ReactNode } from 'react'
import { NumberHint } from '../numbers/NumberHint'
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

/** What stands below the field: its keys and its buttons. */
export function EditorPanel({ hintId, message, leaving, children }: EditorPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <p id={hintId}>
          <NumberHint />{' '}
          <span className={styles.keys}>
            Just type. After <kbd>Enter</kbd>, <kbd>Tab</kbd> indents; <kbd>Esc</kbd> ends that, and again {leaving}.
          </span>
        </p>
        {children}
      </div>
      <details className={styles.keys}>
        <summary>More keys</summary>
        <kbd>Ctrl</kbd> <kbd>Space</kbd> offers what fits here. <kbd>Ctrl</kbd> <kbd>F</kbd> finds, <kbd>Ctrl</kbd>{' '}
        <kbd>/</kbd> makes lines comments and <kbd>Ctrl</kbd> <kbd>Z</kbd> takes back; on a Mac it is <kbd>Cmd</kbd>,
        except for Space. <kbd>Shift</kbd> <kbd>Alt</kbd> <kbd>F</kbd> indents the selected lines.
      </details>
      <p role="status">{message}</p>
    </div>
  )
}
