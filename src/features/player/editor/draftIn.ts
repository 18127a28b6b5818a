import { isRemovedLine, textOfLine } from '../../../dom/codeLine'
import { programOf } from '../../../lib/code/program'
import type { Draft } from './draft'

/** The program of a finished code block: its lines without removed ones, and those that it hides as set-up. */
export function draftIn(block: HTMLElement): Draft {
  const shown = Array.from(block.querySelector('pre')?.querySelectorAll<HTMLElement>('.l') ?? [], (line) => ({
    text: textOfLine(line),
    isRemoved: isRemovedLine(line),
    isSetUp: false,
  }))
  const setUp = JSON.parse(block.dataset.setUp ?? '[]') as [after: number, text: string][]
  return programOf(
    shown,
    setUp.map(([after, text]) => ({ after, text, isSetUp: true })),
  ).map(({ text, isSetUp }) => ({ text, isSetUp }))
}
