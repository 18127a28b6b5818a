import { useEffect } from 'react'
import { intentsToHonour } from '../../lib/earlyIntents'
import type { EarlyIntentQueue, EarlyKey } from '../../lib/earlyIntents'

declare global {
  interface Window {
    ___earlyIntents?: EarlyIntentQueue
  }
}

/** Once the page is live, does what the reader asked for before: presses the buttons and keys that were remembered. */
export function useEarlyIntents() {
  useEffect(() => {
    const queue = window.___earlyIntents
    if (!queue) return
    delete window.___earlyIntents
    document.removeEventListener('click', queue.click, true)
    document.removeEventListener('keydown', queue.key, true)
    for (const intent of intentsToHonour(queue)) {
      if (intent.kind === 'click') intent.element.click()
      else pressAgain(intent)
    }
  }, [])
}

function pressAgain({ key, metaKey, ctrlKey, text }: EarlyKey) {
  if (text !== '') document.addEventListener('focusin', (event) => typeInto(event.target, text), { once: true })
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, metaKey, ctrlKey, bubbles: true, cancelable: true }))
}

/** Types a text into the field that the key has opened. */
function typeInto(field: EventTarget | null, text: string) {
  if (!(field instanceof HTMLInputElement)) return
  // React listens to the field's own setter, so the prototype's is called
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
