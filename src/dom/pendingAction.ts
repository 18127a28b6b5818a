import type { PendingAction } from '../lib/loading/earlyIntents'
import { isTyping } from './keys'

/** The wish to press an element, which is found again by one of its attributes and its place among those that share it. */
export function pressAction(element: Element, attribute: string): PendingAction {
  const selector = `[${attribute}=${JSON.stringify(element.getAttribute(attribute))}]`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

/** Presses once more where the reader did. */
export function pressAgain(press: Event) {
  press.target?.dispatchEvent(new PointerEvent('click', press))
}

/** The wish to be told of a symbol, which who is writing does not want enough to have the page loaded again. */
export function popupAction(symbol: Element | null | undefined): PendingAction | undefined {
  return symbol && !isTyping(document.activeElement) ? pressAction(symbol, 'data-symbol') : undefined
}
