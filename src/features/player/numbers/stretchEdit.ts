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
  const original = field.value
  let written: string | undefined
  return {
    write(text) {
      if (text === (written ?? original.slice(start, end))) return
      let from = end
      if (written !== undefined) {
        undoUnheard(field)
        if (field.value !== original) from = start + written.length
      }
      written = text
      if (text !== field.value.slice(start, from)) replace(field, start, from, text)
      else field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
    },
  }
}

function undoUnheard(field: HTMLTextAreaElement) {
  const silence = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('input', silence, { capture: true })
  execute('undo')
  window.removeEventListener('input', silence, { capture: true })
  return field.value
}

function replace(field: HTMLTextAreaElement, start: number, end: number, text: string) {
  const expected = field.value.slice(0, start) + text + field.value.slice(end)
  if (document.activeElement !== field) field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  execute('insertText', text)
  if (field.value === expected) return
  // Where a browser writes nothing by itself, the change is at least made and told
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
}

/** The one way to write into a field that its own undo knows; tests have no such thing. */
function execute(command: 'insertText' | 'undo', text?: string) {
  document.execCommand?.(command, false, text)
}
