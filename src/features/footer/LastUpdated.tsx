import { useEffect, useRef, useState, type RefObject } from 'react'
import * as styles from './Footer.module.css'

type LastUpdatedProps = { at: number }

/** Localized only near the viewport: the first formatted date takes a phone as long as all other scripts. */
export function LastUpdated({ at }: LastUpdatedProps) {
  const time = useRef<HTMLTimeElement>(null)
  const iso = new Date(at).toISOString()
  const text = useHasBeenNearViewport(time) ? localTime(at) : iso.slice(0, 10)
  return (
    <p className={styles.updated}>
      Last updated:{' '}
      <time ref={time} dateTime={iso}>
        {text}
      </time>
    </p>
  )
}

function localTime(at: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' }).format(at)
}

/** Far enough below the viewport that a change is invisible. */
const NEAR = '50%'

function useHasBeenNearViewport(element: RefObject<Element>): boolean {
  const [hasBeenNear, setHasBeenNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)!.isIntersecting) return
        setHasBeenNear(true)
        observer.disconnect()
      },
      { rootMargin: `0px 0px ${NEAR}` },
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return hasBeenNear
}
