import type { Neighbors } from '../../lib/siteConfig'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './PrevNext.module.css'

type PrevNextProps = { neighbors: Neighbors }

/** Links to the pages before and after this one. */
export function PrevNext({ neighbors }: PrevNextProps) {
  const { previous, next } = neighbors
  if (!previous && !next) return null
  return (
    <nav className={styles.row} aria-label="Previous and next page">
      {previous && (
        <SiteLink to={previous.path} rel="prev" className={styles.link}>
          <span className={styles.hint}>Previous</span>
          <span className={styles.text}>
            <span aria-hidden="true">← </span>
            {previous.title}
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className={styles.link} data-side="next">
          <span className={styles.hint}>Next</span>
          <span className={styles.text}>
            {next.title}
            <span aria-hidden="true"> →</span>
          </span>
        </SiteLink>
      )}
    </nav>
  )
}
