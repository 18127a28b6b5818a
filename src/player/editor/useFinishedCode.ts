import { useLayoutEffect, useMemo } from 'react'
import { finishedLines } from './finishedLines'

/** The finished code of a block, its lines, and what it stands in. It is hidden while something stands in its place. */
export function useFinishedCode(block: HTMLElement, isReplaced: boolean) {
  const { finished, frame, lines } = useMemo(() => {
    const finished = block.querySelector<HTMLElement>('pre')!
    const lines = finishedLines([...finished.querySelectorAll<HTMLElement>('.l')])
    return { finished, frame: finished.parentElement!, lines }
  }, [block])
  // Before the field looks which of its lines is in view
  useLayoutEffect(() => {
    finished.hidden = isReplaced
    return () => {
      finished.hidden = false
    }
  }, [finished, isReplaced])
  return { finished, frame, lines }
}
