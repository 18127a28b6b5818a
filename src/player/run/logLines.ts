import type { FrameLine } from '../../lib/code/output'

/** A log line, numbered from the start of the program. */
export type LogLine = FrameLine & { number: number }

/** A program that logs every frame reaches this within seconds. */
const MAX_LINES = 200
/** As many as one frame of layout can handle. */
const MAX_CHARACTERS = 10_000
/** Layout cost, in characters, of switching alphabets, which may switch fonts. */
const CHARACTERS_PER_ALPHABET = 25

export function logLinesAfter(lines: readonly LogLine[], news: readonly FrameLine[]): readonly LogLine[] {
  if (news.length === 0) return lines
  const next = (lines.at(-1)?.number ?? 0) + 1
  const all = [...lines, ...news.map(({ tick, text }, index) => ({ number: next + index, tick, text }))].slice(
    -MAX_LINES,
  )
  let left = MAX_CHARACTERS
  const first = all.findLastIndex(({ text }) => (left -= charactersToLayOut(text)) < 0)
  return all.slice(Math.min(first + 1, all.length - 1))
}

function charactersToLayOut(text: string): number {
  let count = text.length
  for (let i = 1; i < text.length; i++) {
    if (alphabetAt(text, i) !== alphabetAt(text, i - 1)) count += CHARACTERS_PER_ALPHABET
  }
  return count
}

/** An approximate alphabet id; Chinese, Japanese and Korean span many blocks of 256. */
function alphabetAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  if (0x2e80 <= code && code < 0xa000) return 0x2e
  return 0xac00 <= code && code < 0xd800 ? 0xac : code >> 8
}
