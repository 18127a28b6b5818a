import { Dialog } from './Dialog'
import * as styles from './Dialog.module.css'

/** In the order in which they are needed. */
const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl', 'Enter'], 'Play or pause'],
  [['Ctrl', 'S'], 'Save now; every change is saved by itself'],
  [['F6'], 'Next part: files, code, picture, panels'],
  [['Esc'], 'Leave the editor; release the keyboard from the game'],
  [['F8'], 'Next problem'],
  [['Ctrl', '.'], 'Apply the quick fix'],
  [['Ctrl', 'Space'], 'Show suggestions'],
  [['Ctrl', 'F'], 'Find and replace'],
  [['Ctrl', 'Z'], 'Undo, in each file'],
  [['Ctrl', '/'], 'Toggle comment'],
  [['Shift', 'Alt', 'F'], 'Reindent the selected lines'],
  [['Ctrl', 'Shift', '['], 'Fold'],
  [['Ctrl', 'Shift', ']'], 'Unfold'],
  [['Alt', '↑'], 'Change the number at the caret'],
  [['←'], 'On the separator: resize the picture'],
  [['?'], 'Show these keys'],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard" isSmall onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>On Mac use ⌘ instead of Ctrl (Ctrl+Space stays the same).</p>
    </Dialog>
  )
}
