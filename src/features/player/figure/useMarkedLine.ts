import { useEffect } from 'react'

/** Marks a line of a code block as the place where its program stopped. */
export function useMarkedLine(line: HTMLElement | undefined) {
  useEffect(() => {
    if (!line) return undefined
    line.dataset.stopped = ''
    return () => {
      delete line.dataset.stopped
    }
  }, [line])
}
