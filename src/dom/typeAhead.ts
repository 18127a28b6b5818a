import { isTyping } from './keys'

/**
 * Collects what the reader types while a field is on its way, after what was typed before, and types it into the first field
 * that gets the focus. Returns what tells the text that no field has got yet, and what gives up waiting.
 */
export function typeAhead(text = '') {
  const collect = (event: KeyboardEvent) => {
    const typed = typedAfter(text, event)
    if (typed === text) return
    text = typed
    event.preventDefault()
  }
  const deliver = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    stop()
    if (text !== '') typeInto(target, text)
    text = ''
  }
  const stop = () => {
    document.removeEventListener('keydown', collect)
    document.removeEventListener('focusin', deliver)
  }
  document.addEventListener('keydown', collect)
  document.addEventListener('focusin', deliver)
  return { typed: () => text, stop }
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
