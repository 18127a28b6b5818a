import { isApple } from '../../../dom/keys'
import { useModal } from '../../../ui/useModal'
import { keyHints } from './dialogKeys'
import { ResultList } from './ResultList'
import { SearchBox, SearchControls } from './SearchControls'
import { SearchStatus } from './SearchStatus'
import { NoResults, SearchStart } from './SearchSuggestions'
import { useDialogActions, useOpenedBox } from './useDialogActions'
import { useSearch } from './useSearch'
import { useSearchSetting } from './useSearchSetting'
import { useVisibleWindow } from './useVisibleWindow'
import { useSelection } from './useSelection'
import { useSuggestedPages } from './useSuggestedPages'
import * as styles from './SearchDialog.module.css'
import * as suggestionStyles from './SearchSuggestions.module.css'

export { prepare } from './searchClient'

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const [showsExcerpts, setShowsExcerpts] = useSearchSetting('showDetailView')
  const search = useSearch(isOpen)
  const { text, query, state, answer } = search
  const selection = useSelection(answer, isOpen)
  const pages = useSuggestedPages(isOpen)
  const isMac = isApple(navigator.platform)
  const actions = useDialogActions({ isOpen, onClose, isMac, search, selection })
  const modal = useModal({ isOpen, onClose, isPaintedFirst: true, onKeyDown: actions.press })
  useOpenedBox(actions.box, isOpen)
  useVisibleWindow(modal.ref, isOpen)

  return (
    <dialog {...modal} className={styles.dialog} aria-label="Search">
      <div className={styles.panel}>
        <SearchControls
          showsExcerpts={showsExcerpts}
          onToggleExcerpts={() => setShowsExcerpts(!showsExcerpts)}
          onReset={actions.reset}
          onClose={onClose}
        >
          <SearchBox
            ref={actions.box}
            text={text}
            onText={search.changeText}
            onKeyDown={actions.pressInBox}
            selected={answer.results[selection.selected]}
          />
        </SearchControls>
        <ResultList
          answer={answer}
          selected={selection.selected}
          onSelect={selection.select}
          showsExcerpts={showsExcerpts}
          onFollow={actions.followResult}
        />
        <SearchStatus state={state} onRetry={actions.retry} />
        {query === undefined && (
          <div ref={actions.suggestions} className={suggestionStyles.suggestions} data-scroller>
            <SearchStart
              recent={actions.recent}
              pages={pages}
              onSearch={actions.searchFor}
              onForget={actions.forget}
              onFollow={actions.follow}
            />
          </div>
        )}
        {state.kind === 'answered' && answer.results.length === 0 && (
          <div ref={actions.suggestions} className={suggestionStyles.suggestions} data-scroller>
            <NoResults nearest={answer.nearest} pages={pages} onSearch={actions.searchFor} onFollow={actions.follow} />
          </div>
        )}
        <Hints isMac={isMac} />
      </div>
    </dialog>
  )
}

type HintsProps = { isMac: boolean }

/** For users with a keyboard and a wide screen. */
function Hints({ isMac }: HintsProps) {
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
