import type { Span } from '../../../ir/program'
import { panic, type Budget } from '../../values/budget'
import { indexesOf, type Bounds } from '../lists/rangeBounds'
import { END, type SizeHint } from '../../values/sequence'
import type { Value } from '../../values/value'
import { StdSequence } from '../iterators/sequences'

export const isScalarValue = (code: number) => code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

export function utf8LengthOfChar(char: number): number {
  return char < 0x80 ? 1 : char < 0x800 ? 2 : char < 0x10000 ? 3 : 4
}

export function utf8Length(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // Each surrogate counts for two of four bytes
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3
  }
  return bytes
}

/** Undefined inside a char and past the end. */
export function unitAt(text: string, byte: number): number | undefined {
  let unit = 0
  let reached = 0
  while (reached < byte && unit < text.length) {
    const char = text.codePointAt(unit)!
    reached += utf8LengthOfChar(char)
    unit += char > 0xffff ? 2 : 1
  }
  return reached === byte ? unit : undefined
}

export function utf8Bytes(text: string): number[] {
  const bytes: number[] = []
  for (const part of text) {
    const char = part.codePointAt(0)!
    const length = utf8LengthOfChar(char)
    if (length === 1) bytes.push(char)
    else {
      bytes.push(((0xf00 >> length) & 0xff) | (char >> (6 * (length - 1))))
      for (let i = length - 2; i >= 0; i--) bytes.push(0x80 | ((char >> (6 * i)) & 0x3f))
    }
  }
  return bytes
}

/** Where decoding failed, and how many bytes are invalid; undefined if more bytes might follow. */
type Utf8Error = { validUpTo: number; errorLength?: number }

export function textOfBytes(bytes: readonly number[]): string | Utf8Error {
  let text = ''
  for (let i = 0; i < bytes.length;) {
    const first = bytes[i]!
    const length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
    if (length === 0) return { validUpTo: i, errorLength: 1 }
    let char = length === 1 ? first : first & (0x7f >> length)
    for (let k = 1; k < length; k++) {
      const byte = bytes[i + k]
      if (byte === undefined) return { validUpTo: i }
      const [low, high] = (k === 1 ? SECOND[first] : undefined) ?? [0x80, 0xbf]
      if (byte < low || byte > high) return { validUpTo: i, errorLength: k }
      char = (char << 6) | (byte & 0x3f)
    }
    text += String.fromCodePoint(char)
    i += length
  }
  return text
}

/** Valid second bytes after some first bytes, which exclude overlong encodings and surrogates. */
const SECOND: Readonly<Record<number, [low: number, high: number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
}

/** Maximum length of the text that a panic message quotes. */
const QUOTED_BYTES = 256

function quoted(text: string): string {
  if (utf8Length(text) <= QUOTED_BYTES) return `\`${text}\``
  let end = QUOTED_BYTES
  while (unitAt(text, end) === undefined) end--
  return `\`${text.slice(0, unitAt(text, end))}\`[...]`
}

/** Panics like Rust at invalid boundaries. */
export function textBetween(text: string, range: Bounds, span?: Span): string {
  const length = utf8Length(text)
  const [start, end] = indexesOf(range, length)
  if (start > length) outOfText(text, start, 'start', span)
  if (end > length) outOfText(text, range.isInclusive ? end - 1 : end, 'end', span)
  if (start > end) panic(`begin > end (${start} > ${end}) when slicing ${quoted(text)}`, span)
  return text.slice(unitOrPanic(text, start, 'start', span), unitOrPanic(text, end, 'end', span))
}

/** Panics unless the offset starts a char. */
export function unitOrPanic(text: string, byte: number, which: 'start' | 'end', span?: Span): number {
  if (byte > utf8Length(text)) outOfText(text, byte, which, span)
  const unit = unitAt(text, byte)
  if (unit !== undefined) return unit
  return panic(`${which} byte index ${byte} is not a char boundary; ${insideOf(text, byte)} of ${quoted(text)}`, span)
}

function outOfText(text: string, byte: number, which: 'start' | 'end', span: Span | undefined): never {
  panic(`${which} byte index ${byte} is out of bounds of ${quoted(text)}`, span)
}

function insideOf(text: string, byte: number): string {
  let start = byte - 1
  while (unitAt(text, start) === undefined) start--
  const char = text.codePointAt(unitAt(text, start)!)!
  return `it is inside '${String.fromCodePoint(char)}' (bytes ${start}..${start + utf8LengthOfChar(char)})`
}

export class Chars extends StdSequence {
  protected start = 0
  protected end: number

  constructor(protected readonly text: string) {
    super()
    this.end = text.length
  }

  next(): Value {
    if (this.start >= this.end) return END
    const char = this.text.codePointAt(this.start)!
    this.start += char > 0xffff ? 2 : 1
    return char
  }

  override nextBack(): Value {
    if (this.start >= this.end) return END
    const unit = this.text.charCodeAt(--this.end)
    if (unit < 0xdc00 || unit > 0xdfff) return unit
    return this.text.codePointAt(--this.end)
  }

  /** A char has one to four bytes. */
  override sizeHint(): SizeHint {
    const bytes = utf8Length(this.rest())
    return [Math.ceil(bytes / 4), bytes]
  }

  rest(): string {
    return this.text.slice(this.start, this.end)
  }
}

/** `Chars` with byte offsets. */
export class CharIndices extends Chars {
  private byte = 0

  constructor(
    text: string,
    private readonly budget: Budget,
  ) {
    super(text)
  }

  override next(): Value {
    const char = super.next()
    if (char === END) return END
    const byte = this.byte
    this.byte += utf8LengthOfChar(char as number)
    return [byte, char]
  }

  override nextBack(): Value {
    const char = super.nextBack()
    this.budget.spend((this.end - this.start) >> 3)
    return char === END ? END : [this.byte + utf8Length(this.rest()), char]
  }
}
