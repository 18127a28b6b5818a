/**
 * Names that a search engine takes for words that say nothing of where a link leads, as in "click here": those of the audit
 * of link texts, as far as they can be names.
 */
const EMPTY_WORDS = new Set(['go', 'here', 'information', 'ir', 'mas', 'mer', 'more', 'right', 'start', 'this'])

type Range = { start: number; end: number }

/** What a link in code covers: the name, and where that alone says nothing, the dot before it or the sign after it as well. */
export function describedRange(code: string, { start, end }: Range): Range {
  if (!EMPTY_WORDS.has(code.slice(start, end).toLowerCase())) return { start, end }
  if (code[start - 1] === '.') return { start: start - 1, end }
  const sign = /^ ?\S/.exec(code.slice(end))
  return { start, end: end + (sign?.[0].length ?? 0) }
}
