import type { PendingAction } from '../lib/loading/earlyIntents'
import { isTyping } from './keys'

/** Identifies the element by an attribute and an index. */
export function pressAction(element: Element, attribute: string): PendingAction {
  const selector = `[${attribute}=${JSON.stringify(element.getAttribute(attribute))}]`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

export function pressAgain(press: Event) {
  press.target?.dispatchEvent(new PointerEvent('click', press))
}

/** Undefined while the user types, because a popup does not justify a reload. */
export function popupAction(symbol: Element | null | undefined): PendingAction | undefined {
  return symbol && !isTyping(document.activeElement) ? pressAction(symbol, 'data-symbol') : undefined
}
