export const textOfLine = (line: Element): string => (line.textContent ?? '').replace(/\n$/, '')

/** Whether a line of static code is marked as removed and therefore not part of the program. */
export const isRemovedLine = ({ dataset }: HTMLElement): boolean => dataset.line?.includes('removed') ?? false

const texts = new WeakMap<Element, string>()

/** Stores the full text of an element that renders only part of it; undefined removes it. */
export function keepOwnText(element: Element, text: string | undefined): void {
  if (text === undefined) texts.delete(element)
  else texts.set(element, text)
}

export function ownTextOf(element: Element): string | undefined {
  return texts.get(element)
}
