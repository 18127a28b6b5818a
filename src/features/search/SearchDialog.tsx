import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { isApple } from '../../dom/isApple'
import { useModal } from '../../ui/useModal'
import { Hints } from './Hints'
import { ResultList } from './ResultList'
import { SearchBox } from './SearchBox'
import { prepare } from './searchClient'
import { SearchControls } from './SearchControls'
import { boxAction, isResetKey } from './dialogKeys'
import { SearchStatus } from './SearchStatus'
import { useSearch } from './useSearch'
import { useSearchSetting } from './useSearchSetting'
import { useSelection } from './useSelection'
import * as styles from './SearchDialog.module.css'

export { prepare }

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

/** The search: a box, the results below it, and the keys to move through them. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const box = useRef<HTMLInputElement>(null)
  const [showsExcerpts, setShowsExcerpts] = useSearchSetting('showDetailView')
  const { text, state, answer, retry, changeText, followFirst } = useSearch(isOpen)
  const selection = useSelection(answer, isOpen)
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
  const press = (event: KeyboardEvent) => {
    if (!isResetKey(event, isMac)) return
    event.preventDefault()
    reset()
  }
  const pressInBox = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent
    const action = boxAction(event, { isComposing, isAnswered: answer.query === text })
    if (!action) return
    event.preventDefault()
    if (action === 'wait') followFirst()
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
          onFollow={onClose}
        />
        <SearchStatus state={state} onRetry={tryAgain} />
        <Hints isMac={isMac} />
      </div>
    </dialog>
  )
}
