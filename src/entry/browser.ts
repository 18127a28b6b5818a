import { createElement, startTransition } from 'react'
import type { ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigate } from 'gatsby'
import { BaseLoader } from 'gatsby-page-loader'
import { IncompleteNote } from '../app/errorScreen/ErrorScreen'
import { RootBoundary } from '../app/errorScreen/ErrorBoundary'
import { requestOncePerPage } from '../app/patches/pageRequests'
import { guardPageLoads } from '../app/patches/pageLoads'
import { reportPreloadErrors } from '../app/preloadErrors'
import { saveScroll } from '../app/scrollMemory'
import { adoptDeliveredPage } from './deliveredPage'
import { makeAddressDecodable } from './inline/makeAddressDecodable'
import { replaceInlineStyles } from './siteStyles'

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from '../app/routeUpdates'
export { wrapPageElement } from '../layouts/wrapPageElement'

// Gatsby listens for failed chunks as soon as it is loaded; ours has to be the first listener.
reportPreloadErrors()

// Its loader takes the page's data when it is made, which is before any of its events.
adoptDeliveredPage()
if (process.env.NODE_ENV === 'production') requestOncePerPage(BaseLoader.prototype)

/** Before Gatsby starts: guards its page loads, and spares it an address that no page has. */
export function onClientEntry() {
  // Before the router's own listener, which reads the address
  window.addEventListener('popstate', makeAddressDecodable, true)
  guardPageLoads(sayIncomplete)
  if (process.env.NODE_ENV === 'development') void tellContentErrors()
  const { pathname } = window.location
  if (pathname === `${__BASE_PATH__}/index.html`) {
    const address = `/${window.location.search}${window.location.hash}`
    // While authors preview the site, Gatsby cannot navigate this early
    if (process.env.NODE_ENV === 'development') window.location.replace(address)
    else void navigate(address, { replace: true })
  }
}

/** Once the page is live, the scroll position is ours to keep. */
export const onInitialClientRender = saveScroll

/**
 * Hydrates in slices, so that the reader's scrolling and typing come first. What is drawn from then on may look like anything
 * of the site, so its styles are there before.
 */
export const replaceHydrateFunction = () => async (element: ReactElement, container: Element) => {
  await replaceInlineStyles()
  const page = createElement(RootBoundary, null, element)
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
}

/** Beside the page, which stays as it last was while its file cannot be read. */
async function tellContentErrors() {
  const { ContentErrors } = await import('../app/errorScreen/ContentErrors')
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(ContentErrors))
}

/** Leaves a page that could not start as it is, for it can be read, and says so. */
function sayIncomplete() {
  // No key is held back any more for what will not be there
  window.___early?.stop()
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(IncompleteNote))
}
