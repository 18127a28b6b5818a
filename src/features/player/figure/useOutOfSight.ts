import { useEffect } from 'react'

/** Does something when an element is scrolled out of view or the tab is hidden. */
export function useOutOfSight(element: HTMLElement, leave: (() => void) | undefined) {
  useEffect(() => {
    if (!leave) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) leave()
    })
    const hide = () => {
      if (document.hidden) leave()
    }
    observer.observe(element)
    document.addEventListener('visibilitychange', hide)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', hide)
    }
  }, [element, leave])
}
