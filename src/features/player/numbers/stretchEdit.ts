/** A stretch of a field that is written again and again, as long as a drag lasts. */
export type StretchEdit = {
  /** Writes another text in place of the stretch; what was written before goes. */
  write: (text: string) => void
}

/**
 * Changes a stretch of a field as the keyboard does. However often it is written, undo takes all of it back in one step: each
 * writing undoes the one before, which nobody hears of.
 */
export function stretchEdit(field: HTMLTextAreaElement, { start, end }: { start: number; end: number }): StretchEdit {
  const before = field.value
  const original = before.slice(start, end)
  let written: string | undefined
  let isUndoable = false
  return {
    write(text) {
      const current = written ?? original
      if (text === current) return
      if (isUndoable) undoUnheard()
      const isUndone = field.value === before
      written = isUndone && text === original ? undefined : text
      isUndoable = written !== undefined && replace(field, start, isUndone ? end : start + current.length, text)
      if (written === undefined) tell(field, 'historyUndo')
    },
  }
}

function undoUnheard() {
  const silence = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('input', silence, { capture: true })
  execute('undo')
  window.removeEventListener('input', silence, { capture: true })
}

function tell(field: HTMLTextAreaElement, inputType: string) {
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}

/** Whether the browser's undo knows of it. */
function replace(field: HTMLTextAreaElement, start: number, end: number, text: string): boolean {
  const expected = field.value.slice(0, start) + text + field.value.slice(end)
  if (document.activeElement !== field) field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  execute('insertText', text)
  if (field.value === expected) return true
  // Where a browser writes nothing by itself, the change is at least made and told
  field.setRangeText(text, start, end, 'end')
  tell(field, 'insertReplacementText')
  return false
}

/** The one way to write into a field that its own undo knows; tests have no such thing. */
function execute(command: 'insertText' | 'undo', text?: string) {
  document.execCommand?.(command, false, text)
}
