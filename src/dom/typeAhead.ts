import { isTyping } from './keys'

/**
 * Buffers keys until an input gets focus, then types them there. Returns the pending text and a function that stops.
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

/** Unchanged for keys that type nothing. */
export function typedAfter(text: string, press: KeyboardEvent): string {
  if (press.metaKey || press.ctrlKey || press.altKey || isTyping(press.target)) return text
  if (press.key === 'Backspace') return text.slice(0, -1)
  return press.key.length === 1 ? text + press.key : text
}

function typeInto(field: HTMLInputElement, text: string) {
  // React overrides the input's own setter, so this calls the prototype's
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
