declare global {
  interface Window {
    /** What the reader did so far, and what ends the watch of the inline script. Gone once the page is live. */
    ___early?: EarlyIntents
  }
}

/** What the reader did so far, and what ends the watch. */
export type EarlyIntents = { intents: EarlyIntent[]; stop: () => void }

/** The press of a search key, and what was typed after it. */
export type EarlyKey = { kind: 'key'; press: KeyboardEventInit; text: string }

/** A wish of the reader that outlives a reload of the page: to search for a text, or to press what a selector finds. */
export type PendingAction = { text: string } | { selector: string; index: number }

/** What an entry of the history keeps when its page is loaded again. */
export type CarriedState = {
  /** What is to be done once the new page is live. */
  pendingAction?: PendingAction | undefined
  /** The builds that were left, one after the other: none of them is left twice. */
  left?: string
}

/** Something the reader did before the scripts ran: a press on a marked button, or a search key. */
export type EarlyIntent = { kind: 'click'; element: HTMLElement } | EarlyKey

/**
 * What has to be done again for the reader. A press that was repeated in impatience counts once, and of several wishes for
 * a dialog the last one.
 */
export function intentsToHonour(intents: EarlyIntent[]): EarlyIntent[] {
  return intents.filter((intent, index) => {
    const isOutdone = opensDialog(intent) && intents.slice(index + 1).some(opensDialog)
    return !isOutdone && !isRepeatedBy(intent, intents[index + 1])
  })
}

function opensDialog(intent: EarlyIntent): boolean {
  return intent.kind === 'key' || intent.element.getAttribute('aria-haspopup') === 'dialog'
}

function isRepeatedBy(intent: EarlyIntent, next: EarlyIntent | undefined): boolean {
  if (intent.kind === 'click') return next?.kind === 'click' && next.element === intent.element
  return next?.kind === 'key' && next.press.key === intent.press.key && intent.text === ''
}
