import { PrevNext } from '../features/pagination/PrevNext'
import { Sidebar } from '../features/sidebar/Sidebar'
import { sidebarFor } from '../lib/sidebar'
import { siteConfig } from '../site/siteConfig'
import { Content } from './Content'
import type { LayoutProps } from './PageFrame'
import { TopBar } from './TopBar'
import * as styles from './DocsLayout.module.css'

/** The layout of the documentation: sidebar, top bar, outline, and a content column with its footer. */
export function DocsLayout({ page, children }: LayoutProps) {
  const { items } = sidebarFor(page.path, siteConfig.sidebar)
  const showsSidebar = items.length > 0 && page.frontmatter.showSidebar !== false
  return (
    <div className={styles.frame} data-layout="docs" data-sidebar={showsSidebar}>
      {page.frontmatter.showTopNav !== false && (
        <TopBar showsLogo={page.frontmatter.showLogo !== false} hasSidebar={showsSidebar} />
      )}
      {showsSidebar && (
        <div className={styles.gutter}>
          <Sidebar items={items} path={page.path} />
        </div>
      )}
      <Content page={page}>
        {children}
        <PrevNext neighbors={page.neighbors} />
      </Content>
    </div>
  )
}
