import type { Wish } from '../lib/loading/earlyIntents'
import { isTyping } from './isTyping'
import { pressOn } from './pressOn'

/** The wish to be told of a symbol, which who is writing does not want enough to have the page loaded again. */
export function popupWish(symbol: Element | null | undefined): Wish | undefined {
  return symbol && !isTyping(document.activeElement) ? pressOn(symbol, 'data-symbol') : undefined
}
