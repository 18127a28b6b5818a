import type { Wish } from '../lib/loading/earlyIntents'

/** The wish to press an element, which is found again by one of its attributes and its place among those that share it. */
export function pressOn(element: Element, attribute: string): Wish {
  const selector = `[${attribute}=${JSON.stringify(element.getAttribute(attribute))}]`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}
