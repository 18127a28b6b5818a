import { useEffect, useRef, type KeyboardEvent } from 'react'
import { fieldActionFor, modeAfter, modeAfterInput } from './fieldKeys'
import type { FieldAction, FieldMode } from './fieldKeys'
import { indented, newLine, outdented } from './indentation'
import { writeInto } from './writeInto'

type Heard = {
  /** Writing began or ended by a key. */
  onMode: (mode: FieldMode) => void
  onLeave: () => void
}

const EDITS = { newLine, indent: indented, outdent: outdented }

/** What the keys of a field do, by what the reader did there before. */
export function useFieldKeys(field: HTMLTextAreaElement | null, { onMode, onLeave }: Heard) {
  const mode = useRef<FieldMode>('passing')
  useEffect(() => {
    if (field) mode.current = 'entered'
  }, [field])

  const act = (action: FieldAction) => {
    const next = modeAfter(action, mode.current)
    if (action === 'begin' || action === 'end') onMode(next)
    mode.current = next
    if (action === 'leave') onLeave()
    if (!field || !(action === 'newLine' || action === 'indent' || action === 'outdent')) return
    const { value, selectionStart: start, selectionEnd: end } = field
    const edit = EDITS[action]({ text: value, start, end })
    if (edit) writeInto(field, edit)
  }
  return {
    onPointerDown: () => {
      if (mode.current === 'passing') mode.current = 'entered'
    },
    onBlur: () => {
      // A window that loses the focus keeps it in the field
      if (document.activeElement !== field) mode.current = 'passing'
    },
    onInput: () => {
      mode.current = modeAfterInput(mode.current)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event
      // Safari ends a composition before the key that ended it
      const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229
      const press = { key, shiftKey, hasModifier: ctrlKey || altKey || metaKey, isComposing }
      const action = fieldActionFor(press, mode.current)
      if (!action) return
      event.preventDefault()
      act(action)
    },
  }
}
