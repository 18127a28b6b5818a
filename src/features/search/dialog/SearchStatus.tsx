import type { SearchAnswer } from '../../../lib/search/searchDocument'
import { Mark } from '../../../ui/Mark'
import type { SearchState } from './useSearch'
import * as styles from './SearchDialog.module.css'

type SearchStatusProps = { state: SearchState; onRetry: () => void }

/** Announces only results. */
export function SearchStatus({ state, onRetry }: SearchStatusProps) {
  return (
    <>
      <div role="status" className={styles.status}>
        {state.kind === 'answered' && <Announcement answer={state.answer} />}
        {state.kind === 'loading' && <p className={styles.loading}>Loading…</p>}
      </div>
      {state.kind === 'failed' && (
        <div role="alert" className={styles.failure}>
          <Mark name="brokenHeart" />
          <p>Search couldn’t load.</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
    </>
  )
}

function Announcement({ answer: { query, results } }: { answer: SearchAnswer }) {
  const announcement = announcementOf(query, results.length)
  if (results.length > 0) return <span className="visuallyHidden">{announcement}</span>
  return (
    <>
      <Mark name="ghost" />
      <p className={styles.fruitless}>{announcement}</p>
    </>
  )
}

/** Longer queries are shortened. */
const MAX_REPEATED_LENGTH = 100

/** Contains count and query, so that no two announcements sound the same. */
export function announcementOf(query: string, count: number): string {
  const repeated = `"${shortened(query)}"`
  if (count === 0) return `No results for ${repeated}`
  return count === 1 ? `1 result for ${repeated}` : `${count} results for ${repeated}`
}

function shortened(query: string): string {
  const letters = [...query]
  return letters.length > MAX_REPEATED_LENGTH ? `${letters.slice(0, MAX_REPEATED_LENGTH).join('')}…` : query
}
