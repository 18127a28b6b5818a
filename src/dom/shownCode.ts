export const textOfLine = (line: Element): string => (line.textContent ?? '').replace(/\n$/, '')

/** Lines marked as removed are not part of the program. */
export const isRemovedLine = ({ dataset }: HTMLElement): boolean => dataset.line?.includes('removed') ?? false

const texts = new WeakMap<Element, string>()

/** Stores the full text of an element that renders only a part; undefined removes it. */
export function keepOwnText(element: Element, text: string | undefined): void {
  if (text === undefined) texts.delete(element)
  else texts.set(element, text)
}

export function ownTextOf(element: Element): string | undefined {
  return texts.get(element)
}
