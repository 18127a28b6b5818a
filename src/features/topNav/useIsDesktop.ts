import { useEffect, useState } from 'react'

/** From this width on, the top bar stands beside the sidebar. */
const DESKTOP_QUERY = '(min-width: 1081px)'

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
