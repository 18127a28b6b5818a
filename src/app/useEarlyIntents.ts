import { useEffect } from 'react'
import { intentsToHonour } from '../lib/loading/earlyIntents'
import type { EarlyKey } from '../lib/loading/earlyIntents'

/** Once the page is live, does what the reader asked for before: presses the buttons and keys that were remembered. */
export function useEarlyIntents() {
  useEffect(() => {
    const early = window.___early
    if (!early) return
    delete window.___early
    early.stop()
    for (const intent of intentsToHonour(early.intents)) {
      if (intent.kind === 'key') pressAgain(intent)
      // Of a link, a popup was wished for: what leads elsewhere waits for no script
      else if (intent.element.matches('a')) setTimeout(pointAt, 0, intent.element)
      else intent.element.click()
    }
  }, [])
}

/** The search key, and every letter after it: the search collects them until its field is there. */
function pressAgain({ press, text }: EarlyKey) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', press))
  for (const key of text) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

/** Done once all that listens to the pointer does. */
function pointAt(element: HTMLElement) {
  element.dispatchEvent(new Event('pointerover', { bubbles: true }))
}

/** Marks the document once React has taken over; styles and checks wait for it. */
export function useLiveMark() {
  useEffect(() => {
    document.documentElement.dataset.live = 'true'
  }, [])
}
