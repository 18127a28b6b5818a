import { useEffect } from 'react'
import { intentsToHonour } from '../../lib/earlyIntents'
import type { EarlyIntentQueue } from '../../lib/earlyIntents'

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
      else document.dispatchEvent(new KeyboardEvent('keydown', { ...intent, bubbles: true, cancelable: true }))
    }
  }, [])
}
