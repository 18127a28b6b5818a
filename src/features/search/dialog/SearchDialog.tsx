import { isApple } from '../../../dom/keys'
import { useModal } from '../../../ui/useModal'
import { keyHints } from './dialogKeys'
import { ResultList } from './ResultList'
import { SearchBox, SearchControls } from './SearchControls'
import { SearchStatus } from './SearchStatus'
import { NoResults, SearchStart } from './SearchWays'
import { useDialogActs, useOpenedBox } from './useDialogActs'
import { useSearch } from './useSearch'
import { useSearchSetting } from './useSearchSetting'
import { useSelection } from './useSelection'
import * as styles from './SearchDialog.module.css'
import * as wayStyles from './SearchWays.module.css'

export { prepare } from './searchClient'

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

/** The search: a box, the results below it, and the keys to move through them. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const [showsExcerpts, setShowsExcerpts] = useSearchSetting('showDetailView')
  const search = useSearch(isOpen)
  const { text, query, state, answer } = search
  const selection = useSelection(answer, isOpen)
  const isMac = isApple(navigator.platform)
  const acts = useDialogActs({ isOpen, onClose, isMac, search, selection })
  const modal = useModal({ isOpen, onClose, isPaintedFirst: true, onKeyDown: acts.press })
  useOpenedBox(acts.box, isOpen)

  return (
    <dialog {...modal} className={styles.dialog} aria-label="Search">
      <div className={styles.panel}>
        <SearchControls
          showsExcerpts={showsExcerpts}
          onToggleExcerpts={() => setShowsExcerpts(!showsExcerpts)}
          onReset={acts.reset}
          onClose={onClose}
        >
          <SearchBox
            ref={acts.box}
            text={text}
            onText={search.changeText}
            onKeyDown={acts.pressInBox}
            selected={answer.results[selection.selected]}
          />
        </SearchControls>
        <ResultList
          answer={answer}
          selected={selection.selected}
          onSelect={selection.select}
          showsExcerpts={showsExcerpts}
          onFollow={acts.followResult}
        />
        <SearchStatus state={state} onRetry={acts.retry} />
        {query === undefined && (
          <div ref={acts.ways} className={wayStyles.ways} data-scroller>
            <SearchStart recent={acts.recent} onAsk={acts.ask} onForget={acts.forget} onFollow={acts.follow} />
          </div>
        )}
        {state.kind === 'answered' && answer.results.length === 0 && (
          <div ref={acts.ways} className={wayStyles.ways} data-scroller>
            <NoResults nearest={answer.nearest} onAsk={acts.ask} onFollow={acts.follow} />
          </div>
        )}
        <Hints isMac={isMac} />
      </div>
    </dialog>
  )
}

type HintsProps = { isMac: boolean }

/** What the keys do, for readers who have a keyboard and room to read it. */
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
