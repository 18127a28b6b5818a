import { useEffect, useRef, useState } from 'react'

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
