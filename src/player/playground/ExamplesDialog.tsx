import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useEvent } from '../../dom/useEvent'
import type { ExampleCard } from '../../lib/symbols/exampleCards'
import { programFile, type NewProject } from '../project/project'
import { Dialog } from './Dialog'
import { CardList } from './ExampleCards'
import { loadCards, loadProgram, matchingCards, type GalleryCards } from './galleryCards'
import { CARDS_PER_STEP, useGrowingList } from './useGrowingList'
import * as styles from './Dialog.module.css'

type ExamplesDialogProps = { onChoose: (example: NewProject) => void; onClose: () => void }

/** Complete games come first. Shows more cards as the user scrolls; the filter searches all. */
export function ExamplesDialog({ onChoose, onClose }: ExamplesDialogProps) {
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(CARDS_PER_STEP)
  const wanted = useDeferredValue(query).trim()
  const { gallery, isLost, retry } = useGallery(wanted ? Infinity : count)
  const { choose, isProgramLost } = useChoice(onChoose)
  const found = useMemo(() => gallery && matchingCards(gallery.cards, wanted), [gallery, wanted])
  const shown = useMemo(() => found?.slice(0, count) ?? [], [found, count])
  const isComplete = gallery?.cards.length === gallery?.total
  const total = (wanted ? found?.length : gallery?.total) ?? 0
  const more = useGrowingList(shown.length, total, () => setCount(count + CARDS_PER_STEP))
  const message = isLost
    ? 'Couldn’t load the examples.'
    : isProgramLost
      ? 'Couldn’t load this example. Try again.'
      : shown.length > 0
        ? ''
        : gallery && isComplete
          ? 'No example has these words.'
          : 'Loading …'
  const search = (
    <input
      type="search"
      className={styles.search}
      aria-label="Filter examples"
      placeholder="Filter by name, page or macro"
      value={query}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => {
        setQuery(target.value)
        setCount(CARDS_PER_STEP)
      }}
    />
  )
  return (
    <Dialog title="Examples" tools={search} onClose={onClose}>
      <CardList title="Complete games" cards={shown.filter(({ isGame }) => isGame)} onChoose={choose} />
      <CardList title="From the pages" cards={shown.filter(({ isGame }) => !isGame)} onChoose={choose} />
      <p role="status" className={`${styles.message} ${styles.notice}`}>
        {message}
      </p>
      <div ref={more.end} className={styles.end}>
        {isLost ? (
          <button type="button" className={`${styles.tool} ${styles.bordered}`} onClick={retry}>
            Try again
          </button>
        ) : (
          shown.length < total && (
            <button type="button" className={`${styles.tool} ${styles.bordered}`} onClick={more.show}>
              Show more ({shown.length} of {total})
            </button>
          )
        )}
      </div>
    </Dialog>
  )
}

/** Loads at least this number of cards. */
function useGallery(count: number) {
  const [gallery, setGallery] = useState<GalleryCards>()
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isCurrent = true
    const settle = (loaded: GalleryCards | undefined) => {
      if (!isCurrent) return
      if (loaded) setGallery(loaded)
      setLost(!loaded)
    }
    loadCards(count).then(settle, () => settle(undefined))
    return () => {
      isCurrent = false
    }
  }, [count, attempt])
  return { gallery, isLost, retry: () => setAttempt(attempt + 1) }
}

/** Loads the program of the last chosen card while the dialog is open. */
function useChoice(onChoose: ExamplesDialogProps['onChoose']) {
  const [isProgramLost, setLost] = useState(false)
  const chosen = useRef<ExampleCard>()
  useEffect(() => () => void (chosen.current = undefined), [])
  const choose = useEvent((card: ExampleCard) => {
    chosen.current = card
    setLost(false)
    loadProgram(card).then(
      (program) => {
        if (chosen.current === card) onChoose({ name: card.page, files: [programFile(program)] })
      },
      () => setLost(chosen.current === card),
    )
  })
  return { choose, isProgramLost }
}
