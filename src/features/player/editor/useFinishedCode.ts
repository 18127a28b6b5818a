import { useLayoutEffect, useMemo } from 'react'

/** The finished code of a block, and what it stands in. It is hidden while something stands in its place. */
export function useFinishedCode(block: HTMLElement, isReplaced: boolean) {
  const [finished, frame] = useMemo(() => {
    const code = block.querySelector<HTMLElement>('pre')!
    return [code, code.parentElement!]
  }, [block])
  // Before the field looks which of its lines is in view
  useLayoutEffect(() => {
    finished.hidden = isReplaced
    return () => {
      finished.hidden = false
    }
  }, [finished, isReplaced])
  return { finished, frame }
}
