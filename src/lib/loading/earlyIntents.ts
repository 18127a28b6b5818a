/** A search key, and what was typed after it. */
export type EarlyKey = { kind: 'key'; key: string; metaKey: boolean; ctrlKey: boolean; text: string }

/** Something the reader did before the scripts ran: a press on a marked button, or a search key. */
export type EarlyIntent = { kind: 'click'; element: HTMLElement } | EarlyKey

/** The queue that the inline loader keeps, with the listeners that fill it. */
export type EarlyIntentQueue = EarlyIntent[] & {
  click: (event: Event) => void
  key: (event: Event) => void
}

/**
 * What has to be done again for the queue. A press that was repeated in impatience counts once, and of several wishes for
 * a dialog the last one.
 */
export function intentsToHonour(queue: EarlyIntent[]): EarlyIntent[] {
  return queue.filter((intent, index) => {
    const isOutdone = opensDialog(intent) && queue.slice(index + 1).some(opensDialog)
    return !isOutdone && !isRepeatedBy(intent, queue[index + 1])
  })
}

function opensDialog(intent: EarlyIntent): boolean {
  return intent.kind === 'key' || intent.element.getAttribute('aria-haspopup') === 'dialog'
}

function isRepeatedBy(intent: EarlyIntent, next: EarlyIntent | undefined): boolean {
  if (intent.kind === 'click') return next?.kind === 'click' && next.element === intent.element
  return next?.kind === 'key' && next.key === intent.key && intent.text === ''
}
