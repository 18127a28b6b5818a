import { Content } from './Content'
import { PageFooter } from './PageFooter'
import type { LayoutProps } from './PageFrame'
import { Shell } from './Shell'

/** The layout of the documentation: sidebar, top bar, outline, and a content column with its footer. */
export function DocsLayout({ page, previousPath, children }: LayoutProps) {
  return (
    <Shell page={page} previousPath={previousPath}>
      <Content page={page}>
        {children}
        <PageFooter page={page} />
      </Content>
    </Shell>
  )
}
