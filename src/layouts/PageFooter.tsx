import { EditLink } from '../features/footer/EditLink'
import { LastUpdated } from '../features/footer/LastUpdated'
import { ReportLink } from '../features/footer/ReportLink'
import { PrevNext } from '../features/pagination/PrevNext'
import type { Page } from '../lib/page/page'
import { siteConfig } from '../site/siteConfig'
import { pageParts } from './pageParts'
import * as styles from './PageFooter.module.css'

/** The foot of a documentation page: where to propose a change, when it last changed, and where to read on. */
export function PageFooter({ page }: { page: Page }) {
  const { filePath, lastUpdatedAt, neighbors, path, title } = page
  const { editLink, repository, baseUrl } = siteConfig
  const { parts } = pageParts(page)
  const changedAt = parts.lastUpdated ? lastUpdatedAt : undefined
  const hasFacts = changedAt !== undefined || (filePath !== undefined && parts.editLink)
  const hasNeighbors = parts.pagination && (neighbors.previous !== undefined || neighbors.next !== undefined)
  if (!hasFacts && !hasNeighbors) return null
  return (
    <footer className={styles.footer}>
      {hasFacts && (
        <div className={styles.facts}>
          {parts.editLink && (
            <>
              <EditLink filePath={filePath} editLink={editLink} repository={repository} />
              <ReportLink key={path} repository={repository} baseUrl={baseUrl} path={path} title={title} />
            </>
          )}
          {changedAt !== undefined && <LastUpdated at={changedAt} />}
        </div>
      )}
      {hasNeighbors && <PrevNext neighbors={neighbors} />}
    </footer>
  )
}
