import { AssistantMenu } from '../features/assistant/AssistantMenu'
import { Outline } from '../features/outline/Outline'
import { Sidebar } from '../features/sidebar/Sidebar'
import { partsShown } from '../lib/layout'
import { outlineEntries } from '../lib/outline'
import { sidebarFor } from '../lib/sidebar'
import { siteConfig } from '../site/siteConfig'
import { Content } from './Content'
import { OutlineColumn } from './OutlineColumn'
import { PageFooter } from './PageFooter'
import type { LayoutProps } from './PageFrame'
import { TopBar } from './TopBar'
import * as styles from './DocsLayout.module.css'

/** The layout of the documentation: sidebar, top bar, outline, and a content column with its footer. */
export function DocsLayout({ page, children }: LayoutProps) {
  const { items } = sidebarFor(page.path, siteConfig.sidebar)
  const showsSidebar = items.length > 0 && page.frontmatter.showSidebar !== false
  const entries = outlineEntries(page.headings, page.frontmatter.showOutline)
  const parts = partsShown({
    frontmatter: page.frontmatter,
    hasSidebarItems: items.length > 0,
    outlineEntryCount: entries.length,
    site: siteConfig,
  })
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
        <PageFooter page={page} />
      </Content>
      <OutlineColumn>
        {parts.aiCta && <AssistantMenu page={page} />}
        {parts.outline && <Outline entries={entries} />}
      </OutlineColumn>
    </div>
  )
}
