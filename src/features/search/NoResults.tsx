import type { MouseEvent } from 'react'
import { siteConfig } from '../../site/siteConfig'
import { SiteLink } from '../../ui/SiteLink'
import { AskChoices } from './AskChoices'
import { chatOf, pageGroups } from './waysOn'
import * as styles from './SearchWays.module.css'

type NoResultsProps = {
  /** Words that may have been meant. */
  nearest: readonly string[]
  onAsk: (query: string) => void
  /** The reader follows a link, here or in another tab. */
  onFollow: (event: MouseEvent) => void
}

/** The ways on from a question that finds nothing: other words, people, and every page there is. */
export function NoResults({ nearest, onAsk, onFollow }: NoResultsProps) {
  const chat = chatOf(siteConfig.socials)
  return (
    <>
      {nearest.length > 0 && (
        <section className={styles.way} aria-labelledby="search-nearest">
          <h2 id="search-nearest" className={styles.heading}>
            Did you mean
          </h2>
          <AskChoices queries={nearest} onAsk={onAsk} />
        </section>
      )}
      {chat && (
        <p className={styles.way}>
          <SiteLink to={chat.link}>Ask on {chat.name}</SiteLink>
        </p>
      )}
      <nav className={styles.way} aria-labelledby="search-pages">
        <h2 id="search-pages" className={styles.heading}>
          All pages
        </h2>
        <div className={styles.groups}>
          {pageGroups(siteConfig.sidebar).map(({ title, pages }) => (
            <div key={pages[0]!.path} className={styles.group}>
              {title !== undefined && <h3 className={styles.subheading}>{title}</h3>}
              <ul className={styles.pages}>
                {pages.map((page) => (
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
