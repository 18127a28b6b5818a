import * as styles from './SearchWays.module.css'

type AskChoicesProps = { queries: readonly string[]; onAsk: (query: string) => void }

/** Queries to choose from: a press asks one. */
export function AskChoices({ queries, onAsk }: AskChoicesProps) {
  return (
    <ul className={styles.choices}>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className={styles.choice} onClick={() => onAsk(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  )
}
