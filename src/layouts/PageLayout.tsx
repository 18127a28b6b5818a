import type { CSSProperties, ReactNode } from 'react'
import { EditLink } from '../features/footer/EditLink'
import { LastUpdated } from '../features/footer/LastUpdated'
import { ReportLink } from '../features/footer/ReportLink'
import { PrevNext } from '../features/pagination/PrevNext'
import { CONTENT_ANCHOR } from '../features/skipLink/SkipLink'
import { neighborLinks, type ActiveSidebar } from '../lib/navigation/sidebar'
import { contentProperties } from '../lib/page/layout'
import type { Page } from '../lib/page/page'
import { siteConfig } from '../site/siteConfig'
import { pageParts, type PageParts } from './pageParts'
import { Shell } from './Shell'
import * as styles from './PageLayout.module.css'

type PageLayoutProps = {
  page: Page
  sidebar: ActiveSidebar
  /** Canonical path of the previous page; undefined on the first page. */
  previousPath: string | undefined
  children: ReactNode
}

/** `partsShown` decides which parts appear. */
export function PageLayout({ page, sidebar, previousPath, children }: PageLayoutProps) {
  const shown = pageParts(page, sidebar)
  const lengths = contentProperties(page.frontmatter.content) as CSSProperties
  return (
    <Shell page={page} previousPath={previousPath} {...shown}>
      <main id={CONTENT_ANCHOR} tabIndex={-1} className={styles.content} style={lengths}>
        {children}
        <PageFooter page={page} {...shown} />
      </main>
    </Shell>
  )
}

function PageFooter({ page, parts, sidebar }: { page: Page } & PageParts) {
  const { filePath, lastUpdatedAt, path, title } = page
  const { editLink, repository, baseUrl } = siteConfig
  const neighbors = neighborLinks(page, sidebar.items)
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
