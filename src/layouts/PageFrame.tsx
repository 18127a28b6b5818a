import type { ReactNode } from 'react'
import { Banner } from '../features/banner/Banner'
import { PageHead } from '../features/head/PageHead'
import { useEarlyIntents } from '../features/router/useEarlyIntents'
import { useLiveMark } from '../features/router/useLiveMark'
import { useRoutedLinks } from '../features/router/useRoutedLinks'
import { Search } from '../features/search/Search'
import { SkipLink } from '../features/skipLink/SkipLink'
import { useFollowedTheme } from '../features/theme/useFollowedTheme'
import { usePrintedDetails } from '../hooks/usePrintedDetails'
import { usePreviousPath } from '../hooks/usePreviousPath'
import { SymbolPopups } from '../features/symbolPopup/SymbolPopups'
import { layoutOf } from '../lib/layout'
import type { Page } from '../lib/page'
import { siteConfig } from '../site/siteConfig'
import { DocsLayout } from './DocsLayout'
import { LandingLayout } from './LandingLayout'
import { MinimalLayout } from './MinimalLayout'

export type LayoutProps = {
  page: Page
  /** Canonical path of the page before; undefined on the first page of a visit. */
  previousPath: string | undefined
  children: ReactNode
}

type PageFrameProps = {
  page: Page
  isNotFound: boolean
  children: ReactNode
}

const layouts = { docs: DocsLayout, minimal: MinimalLayout, landing: LandingLayout }

/** The frame of every page: head tags, router, and the layout that the page asks for. */
export function PageFrame({ page, isNotFound, children }: PageFrameProps) {
  useRoutedLinks()
  useEarlyIntents()
  useLiveMark()
  useFollowedTheme(siteConfig.colorScheme)
  usePrintedDetails()
  const previousPath = usePreviousPath(page.path)
  const Layout = layouts[layoutOf(page.frontmatter)]
  return (
    <>
      <PageHead page={page} isNotFound={isNotFound} />
      <SkipLink />
      <Banner />
      <Layout page={page} previousPath={previousPath}>
        {children}
      </Layout>
      <SymbolPopups path={page.path} />
      <Search />
    </>
  )
}
