import { useEffect, useRef, useState } from 'react'
import { anchorOf } from './scrollMemory'

type RouteAnnouncerProps = { path: string; title: string }

/** Announces each page's title except the first. */
export function RouteAnnouncer({ path, title }: RouteAnnouncerProps) {
  const lastPath = useRef(path)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    // Gatsby's announcer would repeat the title
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

type Shown = { path: string; hash: string; failed: boolean }

/** Moves focus after a navigation to the section of the hash, or to the page's heading. */
export function useRouteFocus({ path, hash, failed }: Shown) {
  const last = useRef<Shown>({ path, hash, failed })
  useEffect(() => {
    const before = last.current
    last.current = { path, hash, failed }
    const isNewPage = before.path !== path || before.failed !== failed
    if (!isNewPage && (before.hash === hash || hash === '')) return
    // After Gatsby's router, which focuses its wrapper synchronously
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
