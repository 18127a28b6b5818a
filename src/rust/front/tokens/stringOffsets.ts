import { lineContinuation, readEscape } from './escapes'

/**
 * Where the characters of a string literal stand in the source: for each UTF-16 unit of its value the offset behind the
 * beginning of the literal, and one more for its end.
 */
export function stringOffsets(source: string): (index: number) => number {
  const opening = /^r#*"|^"/.exec(source)?.[0].length ?? 1
  const isPlain = source.startsWith('r') ? !source.includes('\r') : !/[\\\r]/.test(source)
  if (isPlain) return (index) => opening + index
  const offsets: number[] = []
  let at = opening
  const end = source.lastIndexOf('"')
  while (at < end) {
    const isEscape = source[at] === '\\' && !source.startsWith('r')
    const swallowed = isEscape ? lineContinuation(source, at) : 0
    const escape = isEscape && swallowed === 0 ? readEscape(source, at, false) : undefined
    const value = escape && 'value' in escape ? escape.value : ' '
    const isDropped = swallowed > 0 || (source[at] === '\r' && source[at + 1] === '\n')
    if (!isDropped) for (let unit = 0; unit < value.length; unit += 1) offsets.push(at)
    at += swallowed || (escape?.length ?? 1)
  }
  return (index) => offsets[index] ?? end
}
