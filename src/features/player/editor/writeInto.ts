import type { FieldEdit } from './indentation'

/** Changes a field as the keyboard does: undo takes it back, and its `input` event tells it. */
export function writeInto(field: HTMLTextAreaElement, { start, end, insert, selection }: FieldEdit): void {
  field.focus()
  field.setSelectionRange(start, end)
  // Outdated by name alone: nothing else keeps what undo knows
  const isDone = insert === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, insert)
  if (!isDone) {
    field.setRangeText(insert, start, end, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  field.setSelectionRange(...selection)
}
