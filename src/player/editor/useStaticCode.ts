import { useLayoutEffect, useMemo } from 'react'
import type { EditorLanguage } from '../code/editorLanguage'
import { staticLines } from './staticLines'

/** Hidden while replaced. */
export function useStaticCode(block: HTMLElement, isReplaced: boolean, segments: EditorLanguage['segments']) {
  const { finished, frame, lines } = useMemo(() => {
    const finished = block.querySelector<HTMLElement>('pre')!
    const lines = staticLines([...finished.querySelectorAll<HTMLElement>('.l')], segments)
    return { finished, frame: finished.parentElement!, lines }
  }, [block, segments])
  // Before the editor checks which lines are in view
  useLayoutEffect(() => {
    finished.hidden = isReplaced
    return () => {
      finished.hidden = false
    }
  }, [finished, isReplaced])
  return { finished, frame, lines }
}
