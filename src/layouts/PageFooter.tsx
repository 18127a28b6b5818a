import { EditLink } from '../features/footer/EditLink'
import { LastUpdated } from '../features/footer/LastUpdated'
import { PrevNext } from '../features/pagination/PrevNext'
import type { Page } from '../lib/page/page'
import { siteConfig } from '../site/siteConfig'
import * as styles from './PageFooter.module.css'

type PageFooterProps = { page: Pick<Page, 'filePath' | 'lastUpdatedAt' | 'neighbors'> }

/** The foot of a documentation page: where to propose a change, when it last changed, and where to read on. */
export function PageFooter({ page }: PageFooterProps) {
  const { filePath, lastUpdatedAt, neighbors } = page
  const hasFacts = lastUpdatedAt !== undefined || (filePath !== undefined && siteConfig.editLink !== undefined)
  const hasNeighbors = neighbors.previous !== undefined || neighbors.next !== undefined
  if (!hasFacts && !hasNeighbors) return null
  return (
    <footer className={styles.footer}>
      {hasFacts && (
        <div className={styles.facts}>
          <EditLink filePath={filePath} editLink={siteConfig.editLink} />
          {lastUpdatedAt !== undefined && <LastUpdated at={lastUpdatedAt} />}
        </div>
      )}
      <PrevNext neighbors={neighbors} />
    </footer>
  )
}
