/** A line that a program wrote, with its number since the program began. */
export type LogLine = { number: number; text: string }

/** As many lines as are kept; a program that writes in every frame fills them in seconds. */
const MOST_LINES = 200
/** And as many characters, so that a frame can lay them out. */
const MOST_CHARACTERS = 10_000

/** The last lines of a log after new ones were written. */
export function logLinesAfter(lines: readonly LogLine[], texts: readonly string[]): readonly LogLine[] {
  if (texts.length === 0) return lines
  const next = (lines.at(-1)?.number ?? 0) + 1
  const all = [...lines, ...texts.map((text, index) => ({ number: next + index, text }))].slice(-MOST_LINES)
  let left = MOST_CHARACTERS
  const first = all.findLastIndex(({ text }) => (left -= text.length) < 0)
  return all.slice(first + 1)
}
