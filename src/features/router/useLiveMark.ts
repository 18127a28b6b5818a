import { useEffect } from 'react'

/** Marks the document once React has taken over; styles and checks wait for it. */
export function useLiveMark() {
  useEffect(() => {
    document.documentElement.dataset.live = 'true'
  }, [])
}
