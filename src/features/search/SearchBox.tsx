import { forwardRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { SearchResult } from '../../lib/search/searchDocument'
import { MagnifierIcon } from '../../ui/Icon'
import { LIST_ID, rowId } from './resultRow'
import * as styles from './SearchDialog.module.css'

type SearchBoxProps = {
  text: string
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The result that is selected in the list of the box; none where the list is empty. */
  selected: SearchResult | undefined
}

/** The box in which the reader types. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  { text, onText, onKeyDown, selected },
  ref,
) {
  return (
    <>
      <label htmlFor="search-box" className={styles.label}>
        <MagnifierIcon />
        <span className="visuallyHidden">Search</span>
      </label>
      <input
        ref={ref}
        id="search-box"
        type="search"
        className={styles.box}
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={LIST_ID}
        aria-expanded={selected !== undefined}
        aria-activedescendant={selected && rowId(selected)}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
    </>
  )
})
