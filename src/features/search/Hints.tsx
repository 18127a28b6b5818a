import * as styles from './SearchDialog.module.css'

type HintsProps = { isMac: boolean }

/** What the keys do, for readers who have a keyboard and room to read it. */
export function Hints({ isMac }: HintsProps) {
  const hints: [string, string[]][] = [
    ['Navigate', ['↑', '↓']],
    ['Select', ['enter']],
    ['Close', ['esc']],
    ['Reset', isMac ? ['⌘', '⌫'] : ['Ctrl', '⇧', '⌫']],
  ]
  return (
    <ul className={styles.hints}>
      {hints.map(([name, keys]) => (
        <li key={name}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
