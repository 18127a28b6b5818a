import { Content } from './Content'
import type { LayoutProps } from './PageFrame'
import { TopBar } from './TopBar'
import * as styles from './MinimalLayout.module.css'

/** A page without sidebar, outline and footer links. */
export function MinimalLayout({ page, children }: LayoutProps) {
  return (
    <div className={styles.frame} data-layout="minimal">
      {page.frontmatter.showTopNav !== false && (
        <TopBar showsLogo={page.frontmatter.showLogo !== false} hasSidebar={false} />
      )}
      <Content page={page}>{children}</Content>
    </div>
  )
}
