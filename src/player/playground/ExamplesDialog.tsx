import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { fetchPublished } from '../../dom/fetchPublished'
import { withBasePath } from '../../lib/address/paths'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import type { ExamplePage } from '../../lib/symbols/engineExample'
import { programFile } from '../project/project'
import type { NewProject } from '../project/project'
import { Dialog } from './Dialog'
import { exampleCards, matchingCards } from './exampleCards'
import type { ExampleCard } from './exampleCards'
import * as styles from './Dialog.module.css'

const loadCards = memoizedLoad(async () =>
  exampleCards((await (await fetchPublished('examples', __BASE_PATH__)).json()) as ExamplePage[]),
)

type ExamplesDialogProps = { onChoose: (example: NewProject) => void; onClose: () => void }

/** Complete games come first. */
export function ExamplesDialog({ onChoose, onClose }: ExamplesDialogProps) {
  const [cards, setCards] = useState<readonly ExampleCard[]>()
  const [isLost, setLost] = useState(false)
  const [query, setQuery] = useState('')
  useEffect(() => {
    loadCards().then(setCards, () => setLost(true))
  }, [])
  const wanted = useDeferredValue(query)
  const found = useMemo(() => cards && matchingCards(cards, wanted), [cards, wanted])
  const games = found?.filter(({ isGame }) => isGame) ?? []
  const others = found?.filter(({ isGame }) => !isGame) ?? []
  const message = isLost
    ? 'Couldn’t load the examples. Close this dialog and open it again.'
    : !found
      ? 'Loading …'
      : found.length === 0
        ? 'No example has these words.'
        : ''
  const search = (
    <input
      type="search"
      className={styles.search}
      aria-label="Filter examples"
      placeholder="Filter by name, page or macro"
      value={query}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setQuery(target.value)}
    />
  )
  const listOf = (shown: readonly ExampleCard[]) => (
    <ul className={styles.cards}>
      {shown.map((card) => (
        <li key={`${card.page} ${card.program}`}>
          <button
            type="button"
            className={styles.card}
            data-card=""
            title={card.description || undefined}
            onClick={() => onChoose({ name: card.name, files: [programFile(card.program)] })}
          >
            {card.picture ? (
              <img
                className={styles.picture}
                src={withBasePath(card.picture, __BASE_PATH__)}
                width={256}
                height={144}
                loading="lazy"
                alt=""
              />
            ) : (
              <span className={styles.picture}>log</span>
            )}
            <span className={styles.title}>{card.title}</span>
            <span className={styles.facts}>{card.isGame ? 'Complete game' : `from: ${card.page}`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <Dialog title="Examples" tools={search} onClose={onClose}>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {games.length > 0 && (
        <>
          <h3 className={styles.section}>Complete games</h3>
          {listOf(games)}
        </>
      )}
      {others.length > 0 && (
        <>
          <h3 className={styles.section}>From the pages</h3>
          {listOf(others)}
        </>
      )}
    </Dialog>
  )
}
