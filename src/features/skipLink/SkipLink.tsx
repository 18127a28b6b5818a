import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useLocation } from '@reach/router'
import { CONTENT_ANCHOR, skipLinkHref } from './skipLinkHref'
import * as styles from './SkipLink.module.css'

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

/** Stays in the document: the address of the link leaves the query out, which would be another address. */
function skip(event: MouseEvent) {
  event.preventDefault()
  window.location.hash = CONTENT_ANCHOR
  document.getElementById(CONTENT_ANCHOR)?.focus()
}
