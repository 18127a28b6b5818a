import { useEffect } from 'react'
import { intentsToHonour } from '../../lib/loading/earlyIntents'
import type { EarlyIntentQueue, EarlyKey } from '../../lib/loading/earlyIntents'

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

/** The search key, and every letter after it: the search collects them until its field is there. */
function pressAgain({ key, metaKey, ctrlKey, text }: EarlyKey) {
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
  press({ key, metaKey, ctrlKey })
  for (const letter of text) press({ key: letter })
}
