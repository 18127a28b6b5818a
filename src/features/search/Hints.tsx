import { keyHints } from './dialogKeys'
import * as styles from './SearchDialog.module.css'

type HintsProps = { isMac: boolean }

/** What the keys do, for readers who have a keyboard and room to read it. */
export function Hints({ isMac }: HintsProps) {
  return (
    <ul className={styles.hints}>
      {keyHints(isMac).map(({ action, keys }) => (
        <li key={action}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{action}</span>
        </li>
      ))}
    </ul>
  )
}
