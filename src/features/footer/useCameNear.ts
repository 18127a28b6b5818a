import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How far below the window something is near: readers do not see what changes there. */
const NEAR = '50%'

/** Whether the element has ever been in view, or nearly so. */
export function useCameNear(element: RefObject<Element>): boolean {
  const [cameNear, setCameNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)!.isIntersecting) return
        setCameNear(true)
        observer.disconnect()
      },
      { rootMargin: `0px 0px ${NEAR}` },
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return cameNear
}
