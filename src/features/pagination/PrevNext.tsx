import { useEffect } from 'react'
import { navigate } from 'gatsby'
import { isOverlayOpen, isTyping } from '../../dom/keys'
import type { Neighbors, PageLink } from '../../lib/page/page'
import { SiteLink } from '../../ui/SiteLink'
import { isRoutedTarget, pageForKey } from './pageForKey'
import * as styles from './PrevNext.module.css'

type PrevNextProps = { neighbors: Neighbors }

export function PrevNext({ neighbors }: PrevNextProps) {
  usePageTurnKeys(neighbors)
  const { previous, next } = neighbors
  if (!previous && !next) return null
  return (
    <nav className={styles.row} aria-label="Previous and next page">
      {previous && <Neighbor page={previous} side="previous" />}
      {next && <Neighbor page={next} side="next" />}
    </nav>
  )
}

type NeighborProps = { page: PageLink; side: 'previous' | 'next' }

function Neighbor({ page, side }: NeighborProps) {
  const isNext = side === 'next'
  const relation = isRoutedTarget(page.path) ? { rel: isNext ? 'next' : 'prev' } : {}
  return (
    <SiteLink to={page.path} {...relation} className={styles.link} data-side={side}>
      <span className={styles.page}>
        {!isNext && <Arrow>←</Arrow>}
        <span className={styles.text}>{page.title}</span>
        {isNext && <Arrow>→</Arrow>}
      </span>
      <span className={styles.hint}>
        {isNext ? 'Next' : 'Previous'}
        <kbd className={styles.keys} aria-hidden="true">
          {isNext ? 'shift →' : 'shift ←'}
        </kbd>
      </span>
    </SiteLink>
  )
}

function Arrow({ children }: { children: string }) {
  return (
    <span className={styles.arrow} aria-hidden="true">
      {children}
    </span>
  )
}

function usePageTurnKeys({ previous, next }: Neighbors) {
  useEffect(() => {
    const turnPage = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event
      const press = { key, shiftKey, ctrlKey, altKey, metaKey }
      const typing = isTyping(event.target)
      const selecting = window.getSelection()?.isCollapsed === false
      const page = pageForKey(
        { ...press, typing, overlayOpen: !typing && isOverlayOpen(), selecting },
        { previous, next },
      )
      if (!page) return
      event.preventDefault()
      if (isRoutedTarget(page.path)) void navigate(page.path)
      else window.open(page.path, '_blank', 'noopener')
    }
    window.addEventListener('keydown', turnPage)
    return () => window.removeEventListener('keydown', turnPage)
  }, [previous, next])
}
