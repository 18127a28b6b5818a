import { LARGE_ICON_PX, MagnifierIcon } from '../../ui/Icon'
import * as styles from './SearchButton.module.css'

/** Asks the search, which is loaded on demand, to open. */
const OPEN_SEARCH_EVENT = 'turbo:open-search'

/** Looks like a search field on wide screens and is an icon on narrow ones. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      data-early
      onClick={() => window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT))}
    >
      <MagnifierIcon size={LARGE_ICON_PX} className={styles.icon} />
      <span className={styles.text}>Search...</span>
      <kbd className={styles.hint}>/</kbd>
    </button>
  )
}
