import { Content } from './Content'
import type { LayoutProps } from './PageFrame'
import { Shell } from './Shell'

/** The front page: one centered column. */
export function LandingLayout({ page, previousPath, children }: LayoutProps) {
  return (
    <Shell page={page} previousPath={previousPath}>
      <Content page={page}>{children}</Content>
    </Shell>
  )
}
