import { isRemovedLine, textOfLine } from '../../dom/shownCode'
import { programOf, unpackedSetUp } from '../../lib/code/program'

export function codeBlockAt(program: string): HTMLElement | undefined {
  return document.querySelectorAll<HTMLElement>('article [data-code-block]')[Number(program)]
}

/** The code block of an example, or the tabs of all its files. */
export const codeFrameOf = (block: HTMLElement): HTMLElement => block.closest<HTMLElement>('[data-code-group]') ?? block

/** The whole program of a code block: without removed lines, with hidden ones. */
export function pageProgram(block: HTMLElement): string {
  const shown = shownLines(block).map((line) => ({
    text: textOfLine(line),
    isRemoved: isRemovedLine(line),
  }))
  return programOf(shown, setUpLines(block))
    .map(({ text }) => text)
    .join('\n')
}

/** Where a line of the program is displayed, and its number in the block, both from 1. Undefined if hidden. */
export function shownLineAt(block: HTMLElement, line: number): { element: HTMLElement; line: number } | undefined {
  const places = shownLines(block).map((element, index) => ({
    element,
    isRemoved: isRemovedLine(element),
    line: index + 1,
  }))
  const place = programOf(
    places.map((shown) => ({ ...shown, text: '' })),
    setUpLines(block),
  )[line - 1]
  return place && 'element' in place ? { element: place.element, line: place.line } : undefined
}

/** The line number in the editor, which lists hidden setup first. */
export function editorLineAt(block: HTMLElement, line: number): number {
  const hidden = setUpLines(block).filter(({ after }) => after === 0).length
  return line > hidden ? line - hidden : line
}

const shownLines = (block: HTMLElement) => [...block.querySelectorAll<HTMLElement>('[data-html] > .l')]

const setUpLines = (block: HTMLElement) => unpackedSetUp(block.dataset.setUp)
