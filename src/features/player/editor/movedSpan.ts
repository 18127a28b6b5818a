import { sameEnds } from './sameEnds'

type Span = { start: number; end: number }

/** Where a span of a text stands after the text has changed in one place, until somebody looks again. */
export function movedSpan({ start, end }: Span, before: string, after: string): Span {
  if (before === after) return { start, end }
  const { start: kept, end: keptAtEnd } = sameEnds(before, after)
  const move = (offset: number) => {
    if (offset <= kept) return offset
    if (offset >= before.length - keptAtEnd) return offset + after.length - before.length
    return Math.min(offset, after.length - keptAtEnd)
  }
  return { start: move(start), end: move(end) }
}
