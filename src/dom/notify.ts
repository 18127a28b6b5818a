/** Event that shows a notice in an element's tooltip. */
export const NOTIFY_EVENT = 'turbo:notify'

export function notify(element: Element, text: string) {
  element.dispatchEvent(new CustomEvent(NOTIFY_EVENT, { bubbles: true, detail: text }))
}
