import { useLayoutEffect } from 'react'

/** The static code of a block and its container; hidden while replaced. */
export function useStaticCode(block: HTMLElement, isReplaced: boolean) {
  const finished = block.querySelector<HTMLElement>('pre')!
  // Before the editor checks which lines are in view
  useLayoutEffect(() => {
    finished.hidden = isReplaced
    return () => {
      finished.hidden = false
    }
  }, [finished, isReplaced])
  return { finished, frame: finished.parentElement! }
}
