import { useCallback, useEffect, useRef, useState } from 'react'
import { useGrownContent } from '../../dom/grownContent'
import { OUTLINE_SCROLL_DEBOUNCE_MS, activeHeading, isTrackingSuppressed } from '../../lib/page/outline'

// Browsers round scroll positions to device pixels.
const ROUNDING_PX = 1

/** The active heading, and a callback for clicked entries. */
export function useActiveHeading(ids: string[]) {
  const [active, setActive] = useState<string>()
  const chosenAt = useRef<number>()
  const list = ids.join(' ')
  const grown = useGrownContent()

  const choose = useCallback((id: string) => {
    chosenAt.current = performance.now()
    setActive(id)
  }, [])

  useEffect(() => {
    const listed = list.split(' ')
    const headings = listed.map((id) => document.getElementById(id)).filter((heading) => heading !== null)
    let timer: ReturnType<typeof setTimeout> | undefined

    const track = () => {
      if (isTrackingSuppressed(chosenAt.current, performance.now())) return
      setActive(activeHeading(scrollState(headings)))
    }
    const trackWhenStill = () => {
      clearTimeout(timer)
      timer = setTimeout(track, OUTLINE_SCROLL_DEBOUNCE_MS)
    }
    const followHash = () => {
      const { hash } = window.location
      const id = listed.find((candidate) => hash === `#${candidate}` || hash === `#${encodeURI(candidate)}`)
      if (id && isInView(document.getElementById(id))) choose(id)
      else track()
    }

    chosenAt.current = undefined
    followHash()
    // Activates headings while scrolling continues
    const passing = new IntersectionObserver(track, {
      rootMargin: `-${landingLine()}px 0px 0px 0px`,
      threshold: [0, 1],
    })
    headings.forEach((heading) => passing.observe(heading))
    window.addEventListener('scroll', trackWhenStill, { passive: true })
    window.addEventListener('resize', trackWhenStill)
    window.addEventListener('hashchange', followHash)
    return () => {
      clearTimeout(timer)
      passing.disconnect()
      window.removeEventListener('scroll', trackWhenStill)
      window.removeEventListener('resize', trackWhenStill)
      window.removeEventListener('hashchange', followHash)
    }
  }, [list, choose, grown])

  return { active, choose }
}

function isInView(heading: HTMLElement | null): boolean {
  const top = heading?.getBoundingClientRect().top
  return top !== undefined && top >= 0 && top < window.innerHeight
}

/** Not cached, because late images move headings. */
function scrollState(headings: HTMLElement[]) {
  const line = landingLine()
  const positions = headings.map((heading) => {
    const margin = lengthOf(getComputedStyle(heading).scrollMarginTop)
    const top = heading.getBoundingClientRect().top + window.scrollY
    return { id: heading.id, offset: top - margin - line - ROUNDING_PX }
  })
  return {
    positions,
    scrollY: window.scrollY,
    viewportHeight: window.innerHeight,
    documentHeight: document.documentElement.scrollHeight,
  }
}

/** Distance below the top of the viewport at which a followed link's heading stops. */
function landingLine(): number {
  return lengthOf(getComputedStyle(document.documentElement).scrollPaddingTop)
}

function lengthOf(value: string): number {
  return Number.parseFloat(value) || 0
}
