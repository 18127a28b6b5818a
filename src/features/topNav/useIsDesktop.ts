import { useEffect, useState } from 'react'
import { DESKTOP_QUERY } from '../../lib/viewport/breakpoints'

/** Whether the window is as wide as a desktop's. */
export function useIsDesktop(): boolean {
  const [isDesktop, setIsDesktop] = useState(() => window.matchMedia(DESKTOP_QUERY).matches)
  useEffect(() => {
    const query = window.matchMedia(DESKTOP_QUERY)
    const follow = () => setIsDesktop(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isDesktop
}
