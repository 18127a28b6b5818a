import type { ReactNode } from 'react'
import * as styles from './Editor.module.css'

type EditorPanelProps = {
  hintId: string
  /** Feedback about a key or the text; empty if there is none. */
  message: string
  /** What Esc does, as a phrase. */
  leaving: string
  children: ReactNode
}

/** Help, buttons and shortcuts below the editor. */
export function EditorPanel({ hintId, message, leaving, children }: EditorPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <p id={hintId}>
          <span className={styles.keys}>
            Type, or drag a number. <kbd>Esc</kbd> {leaving}.
          </span>
          <span className={styles.fingers}>Type, or tap a number for a slider.</span>
        </p>
        {children}
      </div>
      <EditorKeys />
      <p role="status">{message}</p>
    </div>
  )
}

/** Most needed first. */
const KEYS: readonly [keys: readonly string[], does: string][] = [
  [['Alt', '↑', '↓'], 'Change the number at the caret (Shift: larger steps)'],
  [['Alt', '←', '→'], 'Change it in smaller steps (also Alt while dragging)'],
  [['Enter'], 'Indent with Tab until you press Esc'],
  [['Ctrl', 'Space'], 'Show suggestions'],
  [['Ctrl', 'Z'], 'Undo'],
  [['Ctrl', 'F'], 'Find'],
  [['Ctrl', '/'], 'Toggle comment'],
  [['Shift', 'Alt', 'F'], 'Reindent the selected lines'],
]

function EditorKeys() {
  return (
    <details className={styles.keys}>
      <summary>Keyboard shortcuts</summary>
      <dl className={styles.keyList}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>On Mac use ⌘ (Ctrl+Space stays the same)</p>
    </details>
  )
}
