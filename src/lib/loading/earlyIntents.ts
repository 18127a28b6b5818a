declare global {
  interface Window {
    /** Set by the inline script and removed after hydration. */
    ___early?: EarlyIntents
  }
}

export type EarlyIntents = {
  /** Actions before hydration. */
  intents: EarlyIntent[]
  /** Set by the loader; absent in a document that was cut off. */
  hasLoader?: true
  /** Stops recording. */
  stop: () => void
}

export type EarlyKey = { kind: 'key'; press: KeyboardEventInit; text: string }

/** Survives a reload: a search text, or a press on an element. */
export type PendingAction = { text: string } | { selector: string; index: number }

/** State of a history entry that survives a reload. */
export type CarriedState = {
  /** Replayed after hydration. */
  pendingAction?: PendingAction | undefined
  /** The builds from which this entry was reloaded, each at most once. */
  left?: string
}

export type EarlyIntent = { kind: 'click'; element: HTMLElement } | EarlyKey

/** A repeated press counts once; of the actions that open a dialog, only the last one counts. */
export function intentsToReplay(intents: EarlyIntent[]): EarlyIntent[] {
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
