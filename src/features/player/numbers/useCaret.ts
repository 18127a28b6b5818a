import { useEffect, useState } from 'react'
import { listen } from '../listen'

type Caret = {
  /** Where the caret stands, undefined without one. */
  offset: number | undefined
  /** Whether a finger or a pen put it there, and nothing was typed since. */
  isTouched: boolean
}

const NO_CARET: Caret = { offset: undefined, isTouched: false }

/** Follows the caret of a field, as long as the field or something in its panel has the focus. */
export function useCaret(field: HTMLTextAreaElement, panel: () => HTMLElement | null): Caret {
  const [caret, setCaret] = useState(NO_CARET)

  useEffect(() => {
    let pointerType = ''
    const offsetNow = () => (field.selectionStart === field.selectionEnd ? field.selectionStart : undefined)
    const read = () => {
      if (document.activeElement !== field) return
      const offset = offsetNow()
      setCaret((before) => (before.offset === offset ? before : { ...before, offset }))
    }
    const press = (event: PointerEvent) => {
      pointerType = event.pointerType
    }
    const click = () => setCaret({ offset: offsetNow(), isTouched: pointerType !== '' && pointerType !== 'mouse' })
    const type = () => setCaret((before) => (before.isTouched ? { ...before, isTouched: false } : before))
    const leave = () => {
      const focused = document.activeElement
      // A color picker may be a window of its own, which leaves the focus in the field
      if (focused !== field && !panel()?.contains(focused)) setCaret(NO_CARET)
    }

    const stops = [
      listen(field, 'pointerdown', press),
      listen(field, 'click', click),
      listen(field, 'keydown', type),
      listen(field, 'beforeinput', type),
      listen(field, 'focus', read),
      listen(document, 'selectionchange', read),
      // At `focusout` the next element does not have the focus yet
      listen(document, 'focusin', leave),
      listen(field, 'blur', () => queueMicrotask(leave)),
    ]
    read()
    return () => stops.forEach((stop) => stop())
  }, [field, panel])

  return caret
}
