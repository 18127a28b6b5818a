import type { ReactNode } from 'react'
import { Banner } from '../features/banner/Banner'
import { ErrorBoundary } from '../app/errorScreen/ErrorBoundary'
import { ErrorScreen } from '../app/errorScreen/ErrorScreen'
import { PageHead } from '../app/PageHead'
import { ProgressBar } from '../app/ProgressBar'
import { OfflineNotice } from '../app/OfflineNotice'
import { RouteAnnouncer, useRouteFocus } from '../app/RouteAnnouncer'
import { useNavigationState, usePageFailure } from '../app/routerState'
import { useEarlyIntents, useLiveMark } from '../app/useEarlyIntents'
import { usePrefetch } from '../app/usePrefetch'
import { useRoutedLinks } from '../app/useRoutedLinks'
import { Search } from '../features/search/Search'
import { SkipLink } from '../features/skipLink/SkipLink'
import { useFollowedTheme } from '../features/theme/themeStore'
import { usePrintedPage } from '../app/usePrintedPage'
import { usePreviousPath } from '../app/usePreviousPath'
import type { ActiveSidebar } from '../lib/navigation/sidebar'
import { failedPage, type Page } from '../lib/page/page'
import { siteConfig } from '../site/siteConfig'
import { PageLayout } from './PageLayout'
import { usePageInteractions } from './usePageInteractions'

type PageFrameProps = {
  page: Page
  sidebar: ActiveSidebar
  isNotFound: boolean
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  children: ReactNode
}

export function PageFrame({ page, sidebar, isNotFound, location, children }: PageFrameProps) {
  useRoutedLinks()
  useEarlyIntents()
  useLiveMark()
  useFollowedTheme(siteConfig.colorScheme)
  usePrintedPage()
  usePrefetch()
  const { pathname, search, hash } = location
  const failure = usePageFailure()
  useRouteFocus({ path: pathname, hash, failed: failure !== undefined })
  const previousPath = usePreviousPath(page.path)
  const actions = usePageInteractions()
  const shown = failure ? failedPage(failure.address) : page
  return (
    <>
      <PageHead page={shown} isNotFound={isNotFound || failure !== undefined} />
      <SkipLink />
      <Banner />
      <RouteAnnouncer path={pathname} title={page.title ?? siteConfig.title} />
      <Progress />
      <PageLayout page={shown} sidebar={sidebar} previousPath={previousPath}>
        {failure ? (
          <ErrorScreen error={failure.error} />
        ) : (
          <ErrorBoundary location={pathname + search + hash}>{children}</ErrorBoundary>
        )}
      </PageLayout>
      {actions && <actions.PageInteractions path={page.path} early={actions.early} />}
      <OfflineNotice />
      <Search address={pathname + search + hash} />
    </>
  )
}

/** Separate, so that loading does not render the frame. */
function Progress() {
  return <ProgressBar isLoading={useNavigationState() !== 'idle'} />
}
