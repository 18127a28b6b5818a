import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useLocation } from '@reach/router'
import * as styles from './SkipLink.module.css'

/** The id of the content, which the skip link leads to. */
export const CONTENT_ANCHOR = 'content'

/** The first stop of the Tab key: past everything that is the same on each page. */
export function SkipLink() {
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)

  // A host may answer this address with the HTML of the page's other address, and React leaves delivered attributes alone.
  useEffect(() => link.current?.setAttribute('href', skipLinkHref(pathname)), [pathname])

  return (
    <a ref={link} href={skipLinkHref(pathname)} className={styles.link} onClick={skip}>
      Skip to content
    </a>
  )
}

/**
 * The address of the skip link: the full path of the page, which no base address can bend. The file of the not-found page
 * answers many addresses, so there it is the anchor alone.
 */
export function skipLinkHref(pathname: string): string {
  return /\/404(\.html)?$/.test(pathname) ? `#${CONTENT_ANCHOR}` : `${pathname}#${CONTENT_ANCHOR}`
}

/** Stays in the document: the address of the link leaves the query out, which would be another address. */
function skip(event: MouseEvent) {
  event.preventDefault()
  window.location.hash = CONTENT_ANCHOR
  document.getElementById(CONTENT_ANCHOR)?.focus()
}
