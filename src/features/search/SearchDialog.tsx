import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { scrollToNearest } from '../../dom/scrollToNearest'
import { dismisses } from '../../ui/dismisses'
import { announcementOf } from './announcement'
import type { SearchAnswer, SearchResult } from '../../lib/search/searchDocument'
import { firstSelection, isResetKey, isSearchable, selectionAfterKey } from './searchKeys'
import { ArrowLeftIcon, ListIcon, MagnifierIcon } from '../../ui/Icon'
import { Hints } from './Hints'
import { Result } from './Result'
import { loadIndex } from './searchClient'
import { keepTabInside } from './tabRing'
import { useModal } from './useModal'
import { useQuery } from './useQuery'
import { useSearchAnswer } from './useSearchAnswer'
import { useSearchSetting } from './useSearchSetting'
import * as styles from './SearchDialog.module.css'

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

const NOTHING: SearchAnswer = { results: [], terms: [] }
const LIST_ID = 'search-results'

/** The id carries the result, so that a screen reader notices another one at the same place. */
const resultId = ({ href }: SearchResult) => `search-result:${href}`

/** Loads what an answer needs, before it is asked for. */
export function prepare() {
  loadIndex().catch(() => {
    // The dialog tries again and says so if it fails once more
  })
}

/** The search: a box, the results below it, and the keys to move through them. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const pressedOverlay = useRef(false)
  const pointerPlace = useRef('')
  const { text, setText, query, setQuery } = useQuery()
  const [showsExcerpts, setShowsExcerpts] = useSearchSetting('showDetailView')
  const [state, retry] = useSearchAnswer(query, isOpen)
  const [selection, setSelection] = useState<{ answer: SearchAnswer; index: number }>()
  const [impatientQuery, setImpatientQuery] = useState<string>()
  const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

  const answered = state.kind === 'answered' && isSearchable(query) ? state : undefined
  const answer = answered?.answer ?? NOTHING
  const { results, terms } = answer
  const announcement = answered && announcementOf(answered.query, results.length)
  const selected = selection?.answer === answer ? selection.index : firstSelection(results.length)
  const select = (index: number) => setSelection({ answer, index })

  useModal(dialog, isOpen)

  useLayoutEffect(() => {
    if (!isOpen) return
    box.current?.focus()
    box.current?.select()
    prepare()
    return () => setSelection(undefined)
  }, [isOpen])

  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [answer])

  useEffect(() => {
    if (impatientQuery === undefined || answered?.query !== impatientQuery) return
    setImpatientQuery(undefined)
    rowOf(answered.answer.results[0])?.click()
  }, [impatientQuery, answered])

  const changeText = (next: string) => {
    setText(next)
    setImpatientQuery(undefined)
  }

  const reset = () => {
    changeText('')
    setQuery('')
    box.current?.focus()
  }

  const tryAgain = () => {
    // The button goes when the answer comes
    box.current?.focus()
    retry()
  }

  const enter = ({ metaKey, ctrlKey, shiftKey }: KeyboardEvent) => {
    const isSettled = answered?.query === text
    if (!isSettled) {
      setQuery(text)
      setImpatientQuery(text)
    } else if (metaKey || ctrlKey || shiftKey) {
      const row = rowOf(results[selected])
      if (row) window.open(row.href, '_blank', 'noopener')
    } else {
      rowOf(results[selected])?.click()
    }
  }

  const pressInBox = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      enter(event)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = selectionAfterKey(event.key, selected, results.length)
      select(next)
      scrollToNearest(rowOf(results[next]))
    }
  }

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') {
      keepTabInside(event.currentTarget, event)
    } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onClose()
    } else if (isResetKey(event, isMac)) {
      event.preventDefault()
      reset()
    }
  }

  // A list that moves under a resting pointer selects nothing
  const movePointer = ({ clientX, clientY, target }: PointerEvent) => {
    const place = `${clientX},${clientY}`
    if (place === pointerPlace.current) return
    pointerPlace.current = place
    const index = results.findIndex((result) => rowOf(result)?.contains(target as Node))
    if (index >= 0) select(index)
  }

  // The panel covers the dialog's own box, so the dialog itself is hit only beside it
  const pressPointer = (event: PointerEvent) => {
    pressedOverlay.current = event.target === dialog.current && dismisses(event)
  }
  const click = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOverlay.current && dismisses(event)) onClose()
  }

  return (
    // Presses beside the panel are a shortcut; Escape and the close button do the same
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onKeyDown={press}
      onPointerDown={pressPointer}
      onClick={click}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.controls}>
          <button type="button" className={styles.button} aria-label="Close search dialog" onClick={onClose}>
            <ArrowLeftIcon />
          </button>
          <label htmlFor="search-box" className={styles.label}>
            <MagnifierIcon />
            <span className="visuallyHidden">Search</span>
          </label>
          <input
            ref={box}
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
            aria-expanded={results.length > 0}
            aria-activedescendant={results[selected] && resultId(results[selected])}
            value={text}
            onChange={({ target }) => changeText(target.value)}
            onKeyDown={pressInBox}
          />
          <button
            type="button"
            className={styles.button}
            aria-label="Toggle detail view"
            aria-pressed={showsExcerpts}
            onClick={() => setShowsExcerpts(!showsExcerpts)}
          >
            <ListIcon />
          </button>
          <button type="button" className={styles.button} aria-label="Reset search" onClick={reset}>
            <span aria-hidden="true">⌫</span>
          </button>
        </div>
        <div
          ref={list}
          id={LIST_ID}
          role="listbox"
          aria-label="Results"
          className={styles.results}
          data-scroller
          onPointerMove={movePointer}
        >
          {results.map((result, index) => (
            <Result
              key={result.href}
              id={resultId(result)}
              result={result}
              terms={terms}
              isSelected={index === selected}
              showsExcerpt={showsExcerpts}
              onSelect={() => select(index)}
              onFollow={onClose}
            />
          ))}
        </div>
        <div role="status" className={styles.status}>
          {announcement &&
            (results.length > 0 ? (
              <span className="visuallyHidden">{announcement}</span>
            ) : (
              <p className={styles.fruitless}>{announcement}</p>
            ))}
          {state.kind === 'loading' && <p className={styles.loading}>Loading…</p>}
        </div>
        {state.kind === 'failed' && (
          <div role="alert" className={styles.failure}>
            <p>Search is unavailable, try again</p>
            <button type="button" className={styles.retry} onClick={tryAgain}>
              Try again
            </button>
          </div>
        )}
        <Hints isMac={isMac} />
      </div>
    </dialog>
  )
}

function rowOf(result: SearchResult | undefined) {
  return result ? (document.getElementById(resultId(result)) as HTMLAnchorElement | null) : null
}
