import { forwardRef, type KeyboardEvent, type ReactNode } from 'react'
import type { SearchResult } from '../../../lib/search/searchDocument'
import { ArrowLeftIcon, ListIcon, MagnifierIcon } from '../../../ui/Icon'
import { LIST_ID, rowId } from './resultRow'
import * as styles from './SearchDialog.module.css'

type SearchControlsProps = {
  showsExcerpts: boolean
  onToggleExcerpts: () => void
  onReset: () => void
  onClose: () => void
  children: ReactNode
}

export function SearchControls({ showsExcerpts, onToggleExcerpts, onReset, onClose, children }: SearchControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        aria-label="Close search dialog"
        data-tip="Close"
        onClick={onClose}
      >
        <ArrowLeftIcon />
      </button>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle detail view"
        data-tip={showsExcerpts ? 'Hide excerpts' : 'Show excerpts'}
        aria-pressed={showsExcerpts}
        onClick={onToggleExcerpts}
      >
        <ListIcon />
      </button>
      <button type="button" className={styles.button} aria-label="Reset search" data-tip="Clear" onClick={onReset}>
        <span aria-hidden="true">⌫</span>
      </button>
    </div>
  )
}

type SearchBoxProps = {
  text: string
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  selected: SearchResult | undefined
}

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
