import { isRemovedLine, textOfLine } from '../../dom/codeLine'
import { ownTextOf } from '../../dom/ownText'

/** A line of a code block as it is shown. */
export type ShownLine = { text: string; isRemoved: boolean }

/** What a copy button copies: the lines without removed ones and without shell prompts. */
export function copyTextOf(lines: ShownLine[], language: string): string {
  return lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ text }) => (language === 'bash' ? text.replace(/^\$ /, '') : text))
    .join('\n')
    .replace(/\n+$/, '')
}

/** What the copy button of a block copies: what the reader has in its field, else the code that is shown. */
export function copyTextIn(block: Element, language: string): string {
  const edited = ownTextOf(block)
  if (edited !== undefined) return edited
  const lines = [...block.querySelectorAll<HTMLElement>('.l')].filter((line) => !line.closest('[hidden]'))
  const shown = lines.map((line) => ({
    text: textOfLine(line),
    isRemoved: isRemovedLine(line),
  }))
  return copyTextOf(shown, language)
}
