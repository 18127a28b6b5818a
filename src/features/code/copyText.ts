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
