import { Content } from './Content'
import type { LayoutProps } from './PageFrame'
import { Shell } from './Shell'

/** A page without footer links, and with sidebar and outline only where it asks for them. */
export function MinimalLayout({ page, previousPath, children }: LayoutProps) {
  return (
    <Shell page={page} previousPath={previousPath}>
      <Content page={page}>{children}</Content>
    </Shell>
  )
}
