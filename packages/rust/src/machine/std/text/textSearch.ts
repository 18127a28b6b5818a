import type { Native, Natives } from '../../values/native'
import { err, itemsOf, none, ok, some, type Callable, type SliceLike, type Value } from '../../values/value'
import { ListSequence, PartSequence } from '../iterators/sequences'
import { boundsOf, indexesOf } from '../lists/rangeBounds'
import { CharIndices, Chars, textOfBytes, unitAt, unitOrPanic, utf8Bytes, utf8Length } from './utf8'
import { asBytes, reading } from './stringNatives'
import { readThrough } from '../../values/place'

function textResult(make: (text: string) => string): Native {
  return (call) => (text: string) => {
    const made = make(text)
    call.budget.allocate(made.length)
    return made
  }
}

function searching(search: (text: string, pattern: Pattern) => Value): Native {
  return (call) => (text: string, pattern: Value) => {
    call.budget.spend(1 + (text.length >> 3))
    return search(text, patternOf(pattern))
  }
}

/** Splits eagerly; if `counted`, takes a limit before the pattern. */
function splitting(
  split: (text: string, pattern: Pattern, count: number) => readonly Value[],
  counted = false,
): Native {
  return ({ budget }) =>
    (text: string, ...args: Value[]) => {
      budget.spend(1 + (text.length >> 3))
      const parts = split(text, patternOf(args.at(-1)), counted ? (args[0] as number) : Infinity)
      budget.allocate(parts.length)
      budget.spend(parts.length)
      return new PartSequence(parts)
    }
}

const byteOf = (text: string, unit: number) => utf8Length(text.slice(0, unit))

const found = (text: string, match: Match | undefined) => (match ? some(byteOf(text, match[0])) : none())

const aroundMatch = (text: string, match: Match | undefined) =>
  match ? some([text.slice(0, match[0]), text.slice(match[1])]) : none()

const lastDropped = (parts: string[]) => (parts.at(-1) === '' ? parts.slice(0, -1) : parts)

function splitInclusive(text: string, matches: readonly Match[]): string[] {
  const ends = [...matches.map(([, end]) => end), text.length]
  return lastDropped(ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end)))
}

const replacing: Native = (call) => (text: string, from: Value, by: string, count?: number) => {
  const matches = matchesOf(text, patternOf(from)).slice(0, count)
  call.budget.spend(matches.length)
  call.budget.allocate(text.length + matches.length * by.length)
  return splitAt(text, matches).join(by)
}

function trimStart(text: string, pattern: Pattern): string {
  let start = 0
  for (let length = lengthAtStart(text, pattern); length; length = lengthAtStart(text.slice(start), pattern))
    start += length
  return text.slice(start)
}

function trimEnd(text: string, pattern: Pattern): string {
  let rest = text
  for (let length = lengthAtEnd(rest, pattern); length; length = lengthAtEnd(rest, pattern))
    rest = rest.slice(0, -length)
  return rest
}

const isBlank = (char: number) => /\p{White_Space}/u.test(String.fromCodePoint(char))

const words = (text: string, space = /\p{White_Space}+/u) => text.split(space).filter((word) => word !== '')

/** A line ends with `\n` or `\r\n`. */
const linesOf = (text: string) => splitInclusive(text, matchesOf(text, '\n')).map((line) => line.replace(/\r?\n$/, ''))

function fromBytes(errorOf: (error: Value, bytes: SliceLike) => Value): Native {
  return (call) => (bytes: SliceLike) => {
    call.budget.allocate(bytes.length)
    const read = textOfBytes(itemsOf(bytes) as number[])
    if (typeof read === 'string') return ok(read)
    const { validUpTo, errorLength } = read
    return err(errorOf([validUpTo, errorLength === undefined ? none() : some(errorLength)], bytes))
  }
}

export const textSearchNatives: Natives = {
  'str::is_ascii': reading((text) => /^\p{ASCII}*$/u.test(text)),
  'str::is_char_boundary': walking(() => (text: string, byte: number) => unitAt(text, byte) !== undefined),
  'str::char_indices': (call) => (text: string) => new CharIndices(text, call.budget),
  'Chars::as_str': () => (chars: Chars) => chars.rest(),
  'str::bytes': (call) => (text: string) => {
    call.budget.allocate(text.length)
    return new ListSequence(utf8Bytes(text))
  },
  'str::lines': reading((text) => new PartSequence(linesOf(text))),
  'str::to_uppercase': textResult((text) => text.toUpperCase()),
  'str::to_lowercase': textResult((text) => text.toLowerCase()),
  'str::to_ascii_uppercase': textResult((text) => text.replace(/[a-z]+/g, (part) => part.toUpperCase())),
  'str::to_ascii_lowercase': textResult((text) => text.replace(/[A-Z]+/g, (part) => part.toLowerCase())),
  'str::repeat': (call) => (text: string, count: number) => {
    call.budget.allocate(text.length * count)
    return text.repeat(count)
  },
  'str::contains': searching((text, pattern) => firstMatch(text, pattern) !== undefined),
  'str::starts_with': searching((text, pattern) => lengthAtStart(text, pattern) !== undefined),
  'str::ends_with': searching((text, pattern) => lengthAtEnd(text, pattern) !== undefined),
  'str::find': searching((text, pattern) => found(text, firstMatch(text, pattern))),
  'str::rfind': searching((text, pattern) => found(text, lastMatch(text, pattern))),
  'str::matches': splitting((text, pattern) => matchesOf(text, pattern).map(([start, end]) => text.slice(start, end))),
  'str::match_indices': splitting((text, pattern) =>
    matchesOf(text, pattern).map(([start, end]) => [byteOf(text, start), text.slice(start, end)]),
  ),
  'str::replace': replacing,
  'str::replacen': replacing,
  'str::split': splitting((text, pattern) => splitAt(text, matchesOf(text, pattern))),
  'str::rsplit': splitting((text, pattern) => splitAt(text, matchesOf(text, pattern)).reverse()),
  'str::split_terminator': splitting((text, pattern) => lastDropped(splitAt(text, matchesOf(text, pattern)))),
  'str::split_inclusive': splitting((text, pattern) => splitInclusive(text, matchesOf(text, pattern))),
  'str::splitn': splitting(
    (text, pattern, count) => (count === 0 ? [] : splitAt(text, matchesOf(text, pattern).slice(0, count - 1))),
    true,
  ),
  'str::rsplitn': splitting((text, pattern, count) => {
    const matches = matchesOf(text, pattern)
    return count === 0 ? [] : splitAt(text, matches.slice(Math.max(0, matches.length + 1 - count))).reverse()
  }, true),
  'str::split_whitespace': reading((text) => new PartSequence(words(text))),
  'str::split_ascii_whitespace': reading((text) => new PartSequence(words(text, /[ \t\n\f\r]+/))),
  'str::split_once': searching((text, pattern) => aroundMatch(text, firstMatch(text, pattern))),
  'str::rsplit_once': searching((text, pattern) => aroundMatch(text, lastMatch(text, pattern))),
  'str::split_at': walking(() => (text: string, byte: number) => {
    const unit = unitOrPanic(text, byte, 'end')
    return [text.slice(0, unit), text.slice(unit)]
  }),
  'str::strip_prefix': searching((text, pattern) => {
    const length = lengthAtStart(text, pattern)
    return length === undefined ? none() : some(text.slice(length))
  }),
  'str::strip_suffix': searching((text, pattern) => {
    const length = lengthAtEnd(text, pattern)
    return length === undefined ? none() : some(text.slice(0, text.length - length))
  }),
  'str::trim': reading((text) => trimEnd(trimStart(text, isBlank), isBlank)),
  'str::trim_start': reading((text) => trimStart(text, isBlank)),
  'str::trim_end': reading((text) => trimEnd(text, isBlank)),
  'str::trim_matches': searching((text, pattern) => trimEnd(trimStart(text, pattern), pattern)),
  'str::trim_start_matches': searching(trimStart),
  'str::trim_end_matches': searching(trimEnd),
  'str::get': walking((call) => (text: string, range: readonly Value[]) => {
    const [start, end] = indexesOf(boundsOf(call.args[1]!, range), utf8Length(text))
    const [from, to] = [unitAt(text, start), unitAt(text, end)]
    return from === undefined || to === undefined || from > to ? none() : some(text.slice(from, to))
  }),
  'str::from_utf8': fromBytes((error) => error),
  'String::from_utf8': fromBytes((error, bytes) => [bytes, error]),
  'String::into_bytes': asBytes,
}

type Match = readonly [start: number, end: number]

type Pattern = string | ((char: number) => boolean)

function patternOf(value: Value): Pattern {
  if (typeof value === 'number') return String.fromCodePoint(value)
  if (typeof value === 'string') return value
  if (typeof value === 'function') return value as Callable as (char: number) => boolean
  const chars = itemsOf(value as SliceLike)
  return (char) => chars.includes(char)
}

const widthAt = (text: string, unit: number) => (text.codePointAt(unit)! > 0xffff ? 2 : 1)

function firstMatch(text: string, pattern: Pattern, from = 0): Match | undefined {
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

/** Matches do not overlap; the empty text matches before each char and at the end. */
function matchesOf(text: string, pattern: Pattern): Match[] {
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

function lastMatch(text: string, pattern: Pattern): Match | undefined {
  if (typeof pattern !== 'string') return matchesOf(text, pattern).at(-1)
  const start = text.lastIndexOf(pattern)
  return start < 0 ? undefined : [start, start + pattern.length]
}

function lengthAtStart(text: string, pattern: Pattern): number | undefined {
  if (typeof pattern === 'string') return text.startsWith(pattern) ? pattern.length : undefined
  return text !== '' && pattern(text.codePointAt(0)!) ? widthAt(text, 0) : undefined
}

function lengthAtEnd(text: string, pattern: Pattern): number | undefined {
  if (typeof pattern === 'string') return text.endsWith(pattern) ? pattern.length : undefined
  const last = [...text.slice(-2)].at(-1)
  return last !== undefined && pattern(last.codePointAt(0)!) ? last.length : undefined
}

function splitAt(text: string, matches: readonly Match[]): string[] {
  const starts = [0, ...matches.map(([, end]) => end)]
  const ends = [...matches.map(([start]) => start), text.length]
  return starts.map((start, i) => text.slice(start, ends[i]))
}

/** Charges a method that scans its text to find a byte offset. */
export function walking(native: Native): Native {
  return (call) => {
    const method = native(call) as Callable
    return (text: Value, ...args: Value[]) => {
      call.budget.spend(1 + ((readThrough(text) as string).length >> 3))
      return method(text, ...args)
    }
  }
}
