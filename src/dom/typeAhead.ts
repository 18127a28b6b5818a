import { isTyping } from './isTyping'

/**
 * Collects what the reader types while a field is on its way, and types it into the first field that gets the focus.
 * Returns what gives up waiting.
 */
export function typeAhead(): () => void {
  let text = ''
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || isTyping(target)) return
    if (key === 'Backspace') text = text.slice(0, -1)
    else if (key.length === 1) text += key
    else return
    event.preventDefault()
  }
  const deliver = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    stop()
    if (text !== '') typeInto(target, text)
  }
  const stop = () => {
    document.removeEventListener('keydown', collect)
    document.removeEventListener('focusin', deliver)
  }
  document.addEventListener('keydown', collect)
  document.addEventListener('focusin', deliver)
  return stop
}

function typeInto(field: HTMLInputElement, text: string) {
  // React listens to the field's own setter, so the prototype's is called
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
