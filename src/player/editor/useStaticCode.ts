import { useLayoutEffect, useMemo } from 'react'
import type { FieldLanguage } from '../code/fieldLanguage'
import { finishedLines } from './finishedLines'

/** The static code of a block, its lines and its container; hidden while replaced. */
export function useFinishedCode(block: HTMLElement, isReplaced: boolean, segments: FieldLanguage['segments']) {
  const { finished, frame, lines } = useMemo(() => {
    const finished = block.querySelector<HTMLElement>('pre')!
    const lines = finishedLines([...finished.querySelectorAll<HTMLElement>('.l')], segments)
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
