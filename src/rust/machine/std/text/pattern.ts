import { itemsOf } from '../../values/slice'
import type { SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'

/** Where something stands in a text, in units of the host. */
export type Match = readonly [start: number, end: number]

/** What is searched for: a text, a char, some chars, or a question about a char. */
export type Pattern = string | ((char: number) => boolean)

/** A value of a type that has `Pattern`, as it is searched for. */
export function patternOf(value: Value): Pattern {
  if (typeof value === 'number') return String.fromCodePoint(value)
  if (typeof value === 'string') return value
  if (typeof value === 'function') return value as Callable as (char: number) => boolean
  const chars = itemsOf(value as SliceLike)
  return (char) => chars.includes(char)
}

const widthAt = (text: string, unit: number) => (text.codePointAt(unit)! > 0xffff ? 2 : 1)

/** The first match from a unit on. */
export function firstMatch(text: string, pattern: Pattern, from = 0): Match | undefined {
  if (typeof pattern === 'string') {
    const start = text.indexOf(pattern, from)
    return start < 0 ? undefined : [start, start + pattern.length]
  }
  for (let unit = from; unit < text.length;) {
    const end = unit + widthAt(text, unit)
    if (pattern(text.codePointAt(unit)!)) return [unit, end]
    unit = end
  }
  return undefined
}

/** All matches, none over another; that of an empty text stands before each char and at the end. */
export function matchesOf(text: string, pattern: Pattern): Match[] {
  const matches: Match[] = []
  for (let from = 0; from <= text.length;) {
    const match = firstMatch(text, pattern, from)
    if (!match) break
    matches.push(match)
    const [start, end] = match
    from = end > start ? end : end < text.length ? end + widthAt(text, end) : text.length + 1
  }
  return matches
}

/** The last match. */
export function lastMatch(text: string, pattern: Pattern): Match | undefined {
  if (typeof pattern !== 'string') return matchesOf(text, pattern).at(-1)
  const start = text.lastIndexOf(pattern)
  return start < 0 ? undefined : [start, start + pattern.length]
}

/** How long a match at the very front is. */
export function lengthAtStart(text: string, pattern: Pattern): number | undefined {
  if (typeof pattern === 'string') return text.startsWith(pattern) ? pattern.length : undefined
  return text !== '' && pattern(text.codePointAt(0)!) ? widthAt(text, 0) : undefined
}

/** How long a match at the very end is. */
export function lengthAtEnd(text: string, pattern: Pattern): number | undefined {
  if (typeof pattern === 'string') return text.endsWith(pattern) ? pattern.length : undefined
  const last = [...text.slice(-2)].at(-1)
  return last !== undefined && pattern(last.codePointAt(0)!) ? last.length : undefined
}

/** What stands between the matches. */
export function splitAt(text: string, matches: readonly Match[]): string[] {
  const starts = [0, ...matches.map(([, end]) => end)]
  const ends = [...matches.map(([start]) => start), text.length]
  return starts.map((start, i) => text.slice(start, ends[i]))
}
