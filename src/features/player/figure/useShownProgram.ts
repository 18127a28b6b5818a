import { useEffect, useRef } from 'react'
import type { ExampleRun } from './exampleRun'
import type { PictureFacts } from './pictureFacts'
import type { useProgram } from './useProgram'

/** Shows the text of a program as it changes, as long as it is wanted. */
export function useShownProgram(
  run: ExampleRun,
  { text, original, change, reset }: ReturnType<typeof useProgram>,
  { moment = '', written: address }: PictureFacts,
  isWanted: boolean,
) {
  const isReset = useRef(false)
  const writtenOf = (program: string) => (program === original ? address : undefined)
  const written = writtenOf(text)
  useEffect(() => {
    if (!isWanted) return
    if (isReset.current) void run.showAnew(text, moment, written)
    else void run.show(text, moment, written)
    isReset.current = false
  }, [run, isWanted, text, moment, written])
  return {
    showAnew: () => void run.showAnew(text, moment, written),
    /** Shows a text before the page has colored it: the worker draws meanwhile. */
    changeAndShow: (next: string) => {
      if (isWanted) void run.show(next, moment, writtenOf(next))
      change(next)
    },
    reset: () => {
      isReset.current = true
      reset()
    },
  }
}
