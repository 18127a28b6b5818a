import type { ReactNode } from 'react'
import type { Page } from '../lib/page/page'
import { Content } from './Content'
import { PageFooter } from './PageFooter'
import { Shell } from './Shell'

type PageLayoutProps = {
  page: Page
  /** Canonical path of the page before; undefined on the first page of a visit. */
  previousPath: string | undefined
  children: ReactNode
}

/** A page in its bars, with its foot. The layouts differ in the parts they show; which those are, `partsShown` decides. */
export function PageLayout({ page, previousPath, children }: PageLayoutProps) {
  return (
    <Shell page={page} previousPath={previousPath}>
      <Content page={page}>
        {children}
        <PageFooter page={page} />
      </Content>
    </Shell>
  )
}
