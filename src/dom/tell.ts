/** The event that tells a reader a word about an element, where the element stands: in its tooltip. */
export const TOLD_EVENT = 'turbo:told'

/** Tells the reader a word about an element. */
export function tell(element: Element, text: string) {
  element.dispatchEvent(new CustomEvent(TOLD_EVENT, { bubbles: true, detail: text }))
}
