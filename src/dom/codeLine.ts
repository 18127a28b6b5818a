/** The text of a line of finished code. */
export const textOfLine = (line: Element): string => (line.textContent ?? '').replace(/\n$/, '')

/** Whether a line of finished code is shown as removed: the program has it no more. */
export const isRemovedLine = ({ dataset }: HTMLElement): boolean => dataset.line?.includes('removed') ?? false
