import { Content } from './Content'
import type { LayoutProps } from './PageFrame'
import { TopBar } from './TopBar'
import * as styles from './MinimalLayout.module.css'

/** The front page: one centered column. */
export function LandingLayout({ page, children }: LayoutProps) {
  return (
    <div className={styles.frame} data-layout="landing">
      {page.frontmatter.showTopNav !== false && (
        <TopBar showsLogo={page.frontmatter.showLogo !== false} hasSidebar={false} />
      )}
      <Content page={page}>{children}</Content>
    </div>
  )
}
