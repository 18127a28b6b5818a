/** The text of a line of finished code. */
export const textOfLine = (line: Element): string => (line.textContent ?? '').replace(/\n$/, '')

/** Whether a line of finished code is shown as removed: the program has it no more. */
export const isRemovedLine = ({ dataset }: HTMLElement): boolean => dataset.line?.includes('removed') ?? false

const texts = new WeakMap<Element, string>()

/** Keeps the text of an element that draws only a part of it; undefined where it draws all of its own again. */
export function keepOwnText(element: Element, text: string | undefined): void {
  if (text === undefined) texts.delete(element)
  else texts.set(element, text)
}

/** The text of an element that draws only a part of it; undefined for any other. */
export function ownTextOf(element: Element): string | undefined {
  return texts.get(element)
}
