import { createElement, startTransition } from 'react'
import type { ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigate } from 'gatsby'
import { ErrorScreen } from '../features/errorScreen/ErrorScreen'
import { RootBoundary } from '../features/errorScreen/RootBoundary'
import { guardPageLoads } from '../features/router/pageLoads'
import { reportPreloadErrors } from '../features/router/preloadErrors'
import { rememberScroll } from '../features/router/scrollMemory'
import { pagePathForAddress } from '../lib/address/startAddress'
import { makeAddressDecodable } from './inline/makeAddressDecodable'

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from '../features/router/routeUpdates'
export { wrapPageElement } from '../layouts/wrapPageElement'

declare global {
  interface Window {
    /** The path of the page whose HTML was delivered. */
    pagePath?: string
  }
}

// Gatsby listens for failed chunks as soon as it is loaded; ours has to be the first listener.
reportPreloadErrors()

/** Before Gatsby starts: guards its page loads, and tells it which page the delivered HTML is, whatever the address. */
export function onClientEntry() {
  // Before the router's own listener, which reads the address
  window.addEventListener('popstate', makeAddressDecodable, true)
  guardPageLoads(drawErrorScreen)
  const { pathname } = window.location
  if (window.pagePath) window.pagePath = pagePathForAddress(window.pagePath, pathname, __BASE_PATH__)
  if (pathname === `${__BASE_PATH__}/index.html`) {
    const address = `/${window.location.search}${window.location.hash}`
    // While authors preview the site, Gatsby cannot navigate this early
    if (process.env.NODE_ENV === 'development') window.location.replace(address)
    else void navigate(address, { replace: true })
  }
}

/** Once the page is live, the scroll position is ours to keep. */
export const onInitialClientRender = rememberScroll

/** Hydrates in slices, so that the reader's scrolling and typing come first. */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  for (const style of document.querySelectorAll('style[data-temporary]')) style.remove()
  const page = createElement(RootBoundary, null, element)
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
}

/** Shows the error screen where the page itself could not even start. */
function drawErrorScreen(error: unknown) {
  const container = document.getElementById('___gatsby')
  if (container) createRoot(container).render(createElement('main', null, createElement(ErrorScreen, { error })))
}
