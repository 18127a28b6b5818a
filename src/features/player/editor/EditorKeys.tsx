import * as styles from './Editor.module.css'

/** The keys of the field, in the order in which a reader needs them, and what they do. */
const KEYS: readonly [keys: readonly string[], does: string][] = [
  [['Alt', '↑', '↓'], 'change the number at the caret; with Shift in bigger steps'],
  [['Alt', '←', '→'], 'change it in smaller steps, as Alt does while you drag'],
  [['Enter'], 'lets Tab indent, until Esc ends that'],
  [['Ctrl', 'Space'], 'offers what fits here'],
  [['Ctrl', 'Z'], 'takes back'],
  [['Ctrl', 'F'], 'finds'],
  [['Ctrl', '/'], 'makes lines comments'],
  [['Shift', 'Alt', 'F'], 'indents the selected lines'],
]

/** All keys of the field, folded until the reader asks. */
export function EditorKeys() {
  return (
    <details className={styles.keys}>
      <summary>Keys</summary>
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
      <p>On a Mac, Ctrl is Cmd, except with Space.</p>
    </details>
  )
}
