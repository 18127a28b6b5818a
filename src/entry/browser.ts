import { startTransition } from 'react'
import type { ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigate } from 'gatsby'
import { pagePathForAddress } from '../lib/startAddress'

export { wrapPageElement } from '../layouts/wrapPageElement'

declare global {
  interface Window {
    /** The path of the page whose HTML was delivered. */
    pagePath?: string
  }
}

/** Before Gatsby starts: tell it which page the delivered HTML is, whatever address the host answered it at. */
export function onClientEntry() {
  const { pathname } = window.location
  if (window.pagePath) window.pagePath = pagePathForAddress(window.pagePath, pathname, __BASE_PATH__)
  if (pathname === `${__BASE_PATH__}/index.html`) {
    void navigate(`/${window.location.search}${window.location.hash}`, { replace: true })
  }
}

/** Hydrates in slices, so that the reader's scrolling and typing come first. */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}
