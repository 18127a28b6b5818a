import { isTyping } from './isTyping'

/**
 * Collects what the reader types while a field is on its way, after what was typed before, and types it into the first field
 * that gets the focus. Returns what gives up waiting, and tells what no field has got.
 */
export function typeAhead(text = ''): () => string {
  const collect = (event: KeyboardEvent) => {
    const typed = typedAfter(text, event)
    if (typed === text) return
    text = typed
    event.preventDefault()
  }
  const deliver = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const typed = stop()
    text = ''
    if (typed !== '') typeInto(target, typed)
  }
  const stop = () => {
    document.removeEventListener('keydown', collect)
    document.removeEventListener('focusin', deliver)
    return text
  }
  document.addEventListener('keydown', collect)
  document.addEventListener('focusin', deliver)
  return stop
}

/** The text typed ahead after one more press of a key; the same text if the press is for something else. */
export function typedAfter(text: string, press: KeyboardEvent): string {
  if (press.metaKey || press.ctrlKey || press.altKey || isTyping(press.target)) return text
  if (press.key === 'Backspace') return text.slice(0, -1)
  return press.key.length === 1 ? text + press.key : text
}

function typeInto(field: HTMLInputElement, text: string) {
  // React listens to the field's own setter, so the prototype's is called
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
