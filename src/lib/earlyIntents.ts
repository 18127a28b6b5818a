/** Something the reader did before the scripts ran: a press on a marked button, or a search key. */
export type EarlyIntent =
  { kind: 'click'; element: HTMLElement } | { kind: 'key'; key: string; metaKey: boolean; ctrlKey: boolean }

/** The queue that the inline loader keeps, with the listeners that fill it. */
export type EarlyIntentQueue = EarlyIntent[] & {
  click: (event: Event) => void
  key: (event: Event) => void
}

/** What has to be done again for the queue; a press that was repeated in impatience counts once. */
export function intentsToHonour(queue: EarlyIntent[]): EarlyIntent[] {
  return queue.filter((intent, index) => {
    const previous = queue[index - 1]
    if (!previous || previous.kind !== intent.kind) return true
    return intent.kind === 'click' && previous.kind === 'click'
      ? intent.element !== previous.element
      : JSON.stringify(intent) !== JSON.stringify(previous)
  })
}
