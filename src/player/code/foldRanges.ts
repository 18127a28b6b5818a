import { codeTokens } from './codeTokens'

/** What is hidden when a line is folded: the text between a bracket at its end and the closing one. */
export type FoldRange = { from: number; to: number }

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** Brackets that close on a later line, the last one of each line. */
export function foldRanges(text: string): FoldRange[] {
  const open: { sign: string; end: number }[] = []
  const found = new Map<number, FoldRange>()
  for (const { kind, text: sign, start, end } of codeTokens(text)) {
    if (kind !== 'sign') continue
    if (sign in CLOSING) open.push({ sign, end })
    else if (sign === CLOSING[open.at(-1)?.sign ?? '']) {
      const { end: from } = open.pop()!
      const lineEnd = endOfLine(text, from)
      const known = found.get(lineEnd)
      if (lineEnd < start && (!known || known.from < from)) found.set(lineEnd, { from, to: start })
    }
  }
  return [...found.values()].sort((one, other) => one.from - other.from)
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}
