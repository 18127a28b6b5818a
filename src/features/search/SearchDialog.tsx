import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { isApple } from '../../dom/isApple'
import { opensElsewhere } from '../../dom/opensElsewhere'
import { useModal } from '../../ui/useModal'
import { Hints } from './Hints'
import { ResultList } from './ResultList'
import { SearchBox } from './SearchBox'
import { prepare } from './searchClient'
import { SearchControls } from './SearchControls'
import { boxAction, isResetKey } from './dialogKeys'
import { NoResults } from './NoResults'
import { queryOf } from './queryOf'
import { SearchStart } from './SearchStart'
import { SearchStatus } from './SearchStatus'
import { useAddressQuery } from './useAddressQuery'
import { useRecentSearches } from './useRecentSearches'
import { useSearch } from './useSearch'
import { useSearchSetting } from './useSearchSetting'
import { useSelection } from './useSelection'
import { useWayKeys } from './useWayKeys'
import * as styles from './SearchDialog.module.css'
import * as wayStyles from './SearchWays.module.css'

export { prepare }

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

/** The search: a box, the results below it, and the keys to move through them. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const box = useRef<HTMLInputElement>(null)
  const [showsExcerpts, setShowsExcerpts] = useSearchSetting('showDetailView')
  const { text, query, state, answer, retry, changeText, askFor, followFirst } = useSearch(isOpen)
  const selection = useSelection(answer, isOpen)
  const { recent, remember, forget } = useRecentSearches()
  const keepQuery = useAddressQuery({ isOpen, query, onClose })
  const { ways, moveFocus, onKeyDown: pressInWays } = useWayKeys()
  const isMac = isApple(navigator.platform)

  const reset = () => {
    changeText('')
    box.current?.focus()
  }
  const tryAgain = () => {
    // The button goes when the answer comes
    box.current?.focus()
    retry()
  }
  const askChosen = (chosen: string) => {
    // The button goes when the answer comes
    box.current?.focus()
    askFor(chosen)
  }
  const forgetSearches = () => {
    box.current?.focus()
    forget()
  }
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    keepQuery()
    onClose()
  }
  const followResult = (event: MouseEvent) => {
    remember(answer.query)
    follow(event)
  }
  const press = (event: KeyboardEvent) => {
    pressInWays(event)
    if (!isResetKey(event, isMac)) return
    event.preventDefault()
    reset()
  }
  const pressInBox = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent
    const action = boxAction(event, { isComposing, isAnswered: answer.query === queryOf(text) })
    if (!action) return
    event.preventDefault()
    if (action === 'wait') followFirst()
    else if (answer.results.length === 0) moveFocus(event.key)
    else selection[action](event.key)
  }

  const modal = useModal({ isOpen, onClose, onKeyDown: press })

  useLayoutEffect(() => {
    if (!isOpen) return
    box.current?.focus()
    box.current?.select()
    prepare()
  }, [isOpen])

  return (
    <dialog {...modal} className={styles.dialog} aria-label="Search">
      <div className={styles.panel}>
        <SearchControls
          showsExcerpts={showsExcerpts}
          onToggleExcerpts={() => setShowsExcerpts(!showsExcerpts)}
          onReset={reset}
          onClose={onClose}
        >
          <SearchBox
            ref={box}
            text={text}
            onText={changeText}
            onKeyDown={pressInBox}
            selected={answer.results[selection.selected]}
          />
        </SearchControls>
        <ResultList
          answer={answer}
          selected={selection.selected}
          onSelect={selection.select}
          showsExcerpts={showsExcerpts}
          onFollow={followResult}
        />
        <SearchStatus state={state} onRetry={tryAgain} />
        {query === undefined && (
          <div ref={ways} className={wayStyles.ways} data-scroller>
            <SearchStart recent={recent} onAsk={askChosen} onForget={forgetSearches} onFollow={follow} />
          </div>
        )}
        {state.kind === 'answered' && answer.results.length === 0 && (
          <div ref={ways} className={wayStyles.ways} data-scroller>
            <NoResults nearest={answer.nearest} onAsk={askChosen} onFollow={follow} />
          </div>
        )}
        <Hints isMac={isMac} />
      </div>
    </dialog>
  )
}
