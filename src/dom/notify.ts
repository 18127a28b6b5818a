/** The event that tells a reader a word about an element, where the element stands: in its tooltip. */
export const NOTIFY_EVENT = 'turbo:notify'

/** Tells the reader a word about an element. */
export function notify(element: Element, text: string) {
  element.dispatchEvent(new CustomEvent(NOTIFY_EVENT, { bubbles: true, detail: text }))
}
