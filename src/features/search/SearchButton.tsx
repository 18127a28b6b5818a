import { EarlyButton } from '../../ui/EarlyButton'
import { LARGE_ICON_PX, MagnifierIcon } from '../../ui/Icon'
import { OPEN_EVENT } from './searchKeys'
import * as styles from './SearchButton.module.css'

/** An input on wide screens, an icon on narrow ones. */
export function SearchButton() {
  return (
    <EarlyButton
      className={styles.button}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={() => window.dispatchEvent(new CustomEvent(OPEN_EVENT))}
    >
      <MagnifierIcon size={LARGE_ICON_PX} className={styles.icon} />
      <span className={styles.text}>Search...</span>
      <kbd className={styles.hint}>/</kbd>
    </EarlyButton>
  )
}
