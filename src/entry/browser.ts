import { createElement, startTransition, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigate } from 'gatsby'
import { BaseLoader } from 'gatsby-page-loader'
import { IncompleteNote } from '../app/errorScreen/ErrorScreen'
import { RootBoundary } from '../app/errorScreen/ErrorBoundary'
import { loadSidebarsWithPages, requestOncePerPage } from '../app/patches/pageRequests'
import { guardPageLoads } from '../app/patches/pageLoads'
import { reportPreloadErrors } from '../app/preloadErrors'
import { saveScroll } from '../app/scrollMemory'
import { loadedSidebar } from '../app/sidebars'
import { wrapWithFrame } from '../layouts/wrapPageElement'
import { adoptDeliveredPage } from './deliveredPage'
import { makeAddressDecodable } from './inline/makeAddressDecodable'
import { replaceInlineStyles } from './siteStyles'

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from '../app/routeUpdates'

// Has to register before Gatsby's listener for failed chunks
reportPreloadErrors()

// Gatsby's loader reads the page data when it is created
adoptDeliveredPage()
if (process.env.NODE_ENV === 'production') requestOncePerPage(BaseLoader.prototype)
loadSidebarsWithPages(BaseLoader.prototype)

export const wrapPageElement = wrapWithFrame(({ address }) => loadedSidebar(address))

export function onClientEntry() {
  // Before the router's listener, which reads the address
  window.addEventListener('popstate', makeAddressDecodable, true)
  guardPageLoads(showIncompleteNote)
  if (process.env.NODE_ENV === 'development') void showContentErrors()
  const { pathname } = window.location
  if (pathname === `${__BASE_PATH__}/index.html`) {
    const address = `/${window.location.search}${window.location.hash}`
    // Gatsby cannot navigate this early in the preview
    if (process.env.NODE_ENV === 'development') window.location.replace(address)
    else void navigate(address, { replace: true })
  }
}

export const onInitialClientRender = saveScroll

/** Hydrates in slices, so that scrolling and typing have priority, after the site's styles have loaded. */
export const replaceHydrateFunction = () => async (element: ReactElement, container: Element) => {
  await replaceInlineStyles()
  const page = createElement(RootBoundary, null, element)
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
}

/** Shown next to the last valid version of the page. */
async function showContentErrors() {
  const { ContentErrors } = await import('../app/errorScreen/ContentErrors')
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(ContentErrors))
}

function showIncompleteNote() {
  // Stops intercepting keys
  window.___early?.stop()
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(IncompleteNote))
}
