import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { DOCKED } from '../figure/useDock'
import { listen } from '../listen'
import { firstSeenOffset, revealCaret } from './revealCaret'

type Parts = {
  field: HTMLTextAreaElement | null
  text: string
  /** The colored text below the field, and what scrolls both. */
  code: RefObject<HTMLElement>
  scroller: RefObject<HTMLElement>
}

/** Keeps the text in the field, and its caret in view; a field that opens has it on the first line that is seen. */
export function useSeenCaret({ field, text, code, scroller }: Parts) {
  useLayoutEffect(() => {
    if (!field) return
    if (field.value !== text) field.value = text
    revealCaret({ field, code: code.current!, scroller: scroller.current! })
  }, [field, text, code, scroller])

  useEffect(() => {
    if (!field) return
    const first = firstSeenOffset(code.current!)
    field.setSelectionRange(first, first)
    field.focus({ preventScroll: true })
    const reveal = () => revealCaret({ field, code: code.current!, scroller: scroller.current! })
    const stops = [listen(document, 'selectionchange', reveal), listen(document, DOCKED, reveal)]
    return () => stops.forEach((stop) => stop())
  }, [field, code, scroller])
}
