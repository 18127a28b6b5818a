import type { MouseEvent } from 'react'
import type { SuggestedPages } from '../../../lib/navigation/suggestedPages'
import { siteConfig } from '../../../site/siteConfig'
import { SiteLink } from '../../../ui/SiteLink'
import { chatOf } from './chatOf'
import * as styles from './SearchSuggestions.module.css'

type SearchStartProps = {
  recent: readonly string[]
  /** Undefined until loaded. */
  pages: SuggestedPages | undefined
  onSearch: (query: string) => void
  onForget: () => void
  /** Called when a link is followed, here or in another tab. */
  onFollow: (event: MouseEvent) => void
}

/** Recent searches and starting points, shown without a query. */
export function SearchStart({ recent, pages, onSearch, onForget, onFollow }: SearchStartProps) {
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.section} aria-labelledby="search-recent">
          <h2 id="search-recent" className={styles.heading}>
            Recent searches
          </h2>
          <QueryChoices queries={recent} onSearch={onSearch} />
          <p className={styles.note}>
            Stored on this device only.{' '}
            <button type="button" className={styles.quiet} onClick={onForget}>
              Clear recent searches
            </button>
          </p>
        </section>
      )}
      <section className={styles.section} aria-labelledby="search-start">
        <h2 id="search-start" className={styles.heading}>
          Good places to start
        </h2>
        <ul className={styles.choices}>
          {pages?.start.map(({ title, path }) => (
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

type NoResultsProps = {
  nearest: readonly string[]
  /** Undefined until loaded. */
  pages: SuggestedPages | undefined
  onSearch: (query: string) => void
  /** Called when a link is followed, here or in another tab. */
  onFollow: (event: MouseEvent) => void
}

/** Similar words, the chat, and all pages, shown without results. */
export function NoResults({ nearest, pages, onSearch, onFollow }: NoResultsProps) {
  const chat = chatOf(siteConfig.socials)
  return (
    <>
      {nearest.length > 0 && (
        <section className={styles.section} aria-labelledby="search-nearest">
          <h2 id="search-nearest" className={styles.heading}>
            Did you mean
          </h2>
          <QueryChoices queries={nearest} onSearch={onSearch} />
        </section>
      )}
      {chat && (
        <p className={styles.section}>
          <SiteLink to={chat.link}>Ask on {chat.name}</SiteLink>
        </p>
      )}
      <nav className={styles.section} aria-labelledby="search-pages">
        <h2 id="search-pages" className={styles.heading}>
          All pages
        </h2>
        <div className={styles.groups}>
          {pages?.all.map(({ title, pages: listed }) => (
            <div key={listed[0]!.path} className={styles.group}>
              {title !== undefined && <h3 className={styles.subheading}>{title}</h3>}
              <ul className={styles.pages}>
                {listed.map((page) => (
                  <li key={page.path}>
                    <SiteLink to={page.path} onClick={onFollow}>
                      {page.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
    </>
  )
}

type QueryChoicesProps = { queries: readonly string[]; onSearch: (query: string) => void }

function QueryChoices({ queries, onSearch }: QueryChoicesProps) {
  return (
    <ul className={styles.choices}>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className={styles.choice} onClick={() => onSearch(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  )
}
