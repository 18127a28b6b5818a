import { useEffect } from 'react'
import { intentsToReplay, type EarlyKey } from '../lib/loading/earlyIntents'

/** Replays actions that the user took before hydration. */
export function useEarlyIntents() {
  useEffect(() => {
    const early = window.___early
    if (!early) return
    delete window.___early
    early.stop()
    for (const intent of intentsToReplay(early.intents)) {
      if (intent.kind === 'key') pressAgain(intent)
      // A press on a symbol link requested its popup; other links work without scripts
      else if (intent.element.matches('a')) setTimeout(pointAt, 0, intent.element)
      else intent.element.click()
    }
  }, [])
}

/** The search collects letters until its input mounts. */
function pressAgain({ press, text }: EarlyKey) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', press))
  for (const key of text) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

/** Waits for the pointer listeners */
function pointAt(element: HTMLElement) {
  element.dispatchEvent(new Event('pointerover', { bubbles: true }))
}

/** For styles and tests. */
export function useLiveMark() {
  useEffect(() => {
    document.documentElement.dataset.live = 'true'
  }, [])
}
