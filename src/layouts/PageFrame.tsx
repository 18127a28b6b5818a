import type { ReactNode } from 'react'
import { PageHead } from '../features/head/PageHead'
import { useEarlyIntents } from '../features/router/useEarlyIntents'
import { useLiveMark } from '../features/router/useLiveMark'
import { useRoutedLinks } from '../features/router/useRoutedLinks'
import { layoutOf } from '../lib/layout'
import type { Page } from '../lib/page'
import { DocsLayout } from './DocsLayout'
import { LandingLayout } from './LandingLayout'
import { MinimalLayout } from './MinimalLayout'

export type LayoutProps = {
  page: Page
  children: ReactNode
}

type PageFrameProps = LayoutProps & { isNotFound: boolean }

const layouts = { docs: DocsLayout, minimal: MinimalLayout, landing: LandingLayout }

/** The frame of every page: head tags, router, and the layout that the page asks for. */
export function PageFrame({ page, isNotFound, children }: PageFrameProps) {
  useRoutedLinks()
  useEarlyIntents()
  useLiveMark()
  const Layout = layouts[layoutOf(page.frontmatter)]
  return (
    <>
      <PageHead page={page} isNotFound={isNotFound} />
      <Layout page={page}>{children}</Layout>
    </>
  )
}
