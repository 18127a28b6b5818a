import type { MouseEvent } from 'react'
import { siteConfig } from '../../site/siteConfig'
import { SiteLink } from '../../ui/SiteLink'
import { AskChoices } from './AskChoices'
import { startingPoints } from './waysOn'
import * as styles from './SearchWays.module.css'

type SearchStartProps = {
  recent: readonly string[]
  onAsk: (query: string) => void
  onForget: () => void
  /** The reader follows a link, here or in another tab. */
  onFollow: (event: MouseEvent) => void
}

/** What the search offers before a question: what was found lately, and where to begin. */
export function SearchStart({ recent, onAsk, onForget, onFollow }: SearchStartProps) {
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.way} aria-labelledby="search-recent">
          <h2 id="search-recent" className={styles.heading}>
            Recent searches
          </h2>
          <AskChoices queries={recent} onAsk={onAsk} />
          <p className={styles.note}>
            Kept on this device only.{' '}
            <button type="button" className={styles.quiet} onClick={onForget}>
              Clear recent searches
            </button>
          </p>
        </section>
      )}
      <section className={styles.way} aria-labelledby="search-start">
        <h2 id="search-start" className={styles.heading}>
          Good places to start
        </h2>
        <ul className={styles.choices}>
          {startingPoints(siteConfig.sidebar).map(({ title, path }) => (
            <li key={path}>
              <SiteLink to={path} className={styles.choice} onClick={onFollow}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Search for words, for names such as <kbd>rect!</kbd>, or by type: <kbd>Bounds -&gt; bool</kbd>.
        </p>
      </section>
    </>
  )
}
