import { useEffect, useRef, useState } from 'react'
import { anchorOf } from './scrollMemory'

type RouteAnnouncerProps = { path: string; title: string }

/** Tells a screen reader the title of each page the reader moves to; the first page speaks for itself. */
export function RouteAnnouncer({ path, title }: RouteAnnouncerProps) {
  const lastPath = useRef(path)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    // Gatsby's own announcer would interrupt with the same words.
    document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off')
  }, [])
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    setAnnounced(title)
  }, [path, title])
  return (
    <div role="status" aria-live="polite" className="visuallyHidden">
      {announced}
    </div>
  )
}

/** What is shown: the path, the hash, and whether the error screen stands in for the page. */
type Shown = { path: string; hash: string; failed: boolean }

/** Moves the focus to where the reader has arrived: the section of the hash, else the heading of the page. */
export function useRouteFocus({ path, hash, failed }: Shown) {
  const last = useRef<Shown>({ path, hash, failed })
  useEffect(() => {
    const before = last.current
    last.current = { path, hash, failed }
    const isNewPage = before.path !== path || before.failed !== failed
    if (!isNewPage && (before.hash === hash || hash === '')) return
    // Gatsby's router focuses its wrapper in the same turn; this comes after it.
    queueMicrotask(() => focusOn(arrivalElement(failed ? '' : hash)))
  }, [path, hash, failed])
}

function arrivalElement(hash: string): HTMLElement | null {
  const anchor = anchorOf(hash)
  const section = anchor === undefined ? null : document.getElementById(anchor)
  return section ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
}

function focusOn(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
