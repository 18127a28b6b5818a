import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation } from '@reach/router'
import * as styles from './SkipLink.module.css'

export const CONTENT_ANCHOR = 'content'

/** The first Tab stop. */
export function SkipLink() {
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)

  // A host may serve this address with the HTML of its alias, and hydration keeps attributes
  useEffect(() => link.current?.setAttribute('href', skipLinkHref(pathname)), [pathname])

  return (
    <a ref={link} href={skipLinkHref(pathname)} className={styles.link} onClick={skip}>
      Skip to content
    </a>
  )
}

/**
 * The full path, because a base address would change a bare hash. The not-found page has many addresses, so there it is
 * the bare hash.
 */
export function skipLinkHref(pathname: string): string {
  return /\/404(\.html)?$/.test(pathname) ? `#${CONTENT_ANCHOR}` : `${pathname}#${CONTENT_ANCHOR}`
}

/** Scrolls without navigating: the link lacks the query and would lead to another address. */
function skip(event: MouseEvent) {
  event.preventDefault()
  window.location.hash = CONTENT_ANCHOR
  document.getElementById(CONTENT_ANCHOR)?.focus()
}
