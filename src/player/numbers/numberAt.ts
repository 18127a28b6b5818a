import { MOST_COLORED } from '../code/codeSegments'
import { codeTokens } from '../code/codeTokens'
import type { CodeToken } from '../code/codeTokens'

/** A number of a program that the reader can change. */
export type NumberPlace = {
  kind: 'whole' | 'float' | 'color'
  /** From its sign, where it has one, to the end of its suffix. */
  start: number
  end: number
  /** As it is written: `-0.5_f32`. */
  text: string
  /** Whether less than zero means something where it stands. */
  maySink: boolean
  /** Whether it is a place or a size on the canvas. */
  isPixels: boolean
}

/** A number that is written right: its digits, what makes it a float, and its type. */
const RIGHT =
  /^(?:0x_*[\da-f][\da-f_]*|0o_*[0-7][0-7_]*|0b_*[01][01_]*|\d[\d_]*(\.[\d_]*)?(e[+-]?[\d_]+)?)(?:_*(?:([iu])(?:8|16|32|64|128|size)|(f)(?:32|64)))?$/i
/** Red, green, blue and alpha with two digits each, as the engine writes a color. */
const COLOR = /^0x(_*[\da-f]){8}_*(u32)?$/i
/** Keywords that stand for a value, behind which a minus takes away. */
const VALUES = new Set(['self', 'Self', 'super', 'crate', 'true', 'false'])

/**
 * The number at an offset, its edges included. Fields of tuples (`t.0`), texts and comments hold no number; a range has one
 * at each end.
 */
export function numberAt(text: string, offset: number): NumberPlace | undefined {
  return numbersOf(text).find(({ start, end }) => start <= offset && offset <= end)
}

let latest: { text: string; numbers: readonly NumberPlace[] } | undefined

/**
 * The numbers of a program by their places; none where it is so long that it has no colors either. The same text twice is read
 * once: a pointer that moves asks many times.
 */
export function numbersOf(text: string): readonly NumberPlace[] {
  if (latest?.text !== text) latest = { text, numbers: text.length > MOST_COLORED ? [] : readNumbers(text) }
  return latest.numbers
}

function readNumbers(text: string): NumberPlace[] {
  const tokens = codeTokens(text)
  const namedAt = namedNumbers(tokens)
  return tokens.flatMap((token, index) => {
    const right = token.kind === 'number' && tokens[index - 1]?.text !== '.' && RIGHT.exec(token.text)
    return right ? [placeOf(text, tokens, index, right, namedAt(index))] : []
  })
}

function placeOf(
  text: string,
  tokens: readonly CodeToken[],
  index: number,
  [written, fraction, exponent, whole, float]: RegExpExecArray,
  { isSigned: isSignedName, isPixels }: Named,
): NumberPlace {
  const { start: digits, end } = tokens[index]!
  if (COLOR.test(written)) return { kind: 'color', start: digits, end, text: written, maySink: false, isPixels }
  const isNegative = isSign(tokens, index - 1)
  const start = isNegative ? tokens[index - 1]!.start : digits
  const isFloat = Boolean(fraction ?? exponent ?? float)
  // Of `2.0.max(x)` a sign would belong to the whole call
  const isCalled = tokens[index + 1]?.text === '.'
  // A float has a sign, unless an option takes none
  const isSigned = isFloat ? isSignedName !== false : whole === 'i' || (!whole && isSignedName === true)
  return {
    kind: isFloat ? 'float' : 'whole',
    start,
    end,
    text: text.slice(start, end),
    maySink: isNegative || (isSigned && !isCalled),
    isPixels,
  }
}

/** Whether a token is a minus that makes the next number negative, rather than one that takes it away. */
function isSign(tokens: readonly CodeToken[], index: number): boolean {
  if (tokens[index]?.text !== '-') return false
  const before = tokens[index - 1]
  if (!before) return true
  if (before.kind === 'keyword') return !VALUES.has(before.text)
  return before.kind === 'sign' && !'?)]}'.includes(before.text)
}

/** What programs call places, ways and angles: they have two directions, while sizes and counts have one. */
const SIGNED = /^(xy?|y|.*_[xy]|[dtv][xy]|vel\w*|speed\w*|position|origin|rotation(_deg)?|offset|scroll)$/

/** What programs call places and sizes on the canvas, which go by whole pixels; ways that are made in a moment are not. */
const PIXELS =
  /^(?!scale|zoom|vel|speed)(xy?|y|wh?|h|.*_[xywhr]|position|origin|offset|width|height|radius|size|diameter)$/

/** What the name before a number tells of it. */
type Named = {
  /** Whether it can be negative; undefined where nothing is known. */
  isSigned: boolean | undefined
  /** Whether it is a place or a size on the canvas. */
  isPixels: boolean
}

/**
 * Tells of each number what it is for: the value of an option as the engine declares it, of another name by its type, else by
 * the name itself.
 */
function namedNumbers(tokens: readonly CodeToken[]): (index: number) => Named {
  const unsigned = new Set<string>()
  const signed = new Set<string>()
  const macros = macrosAround(tokens)
  tokens.forEach(({ kind, text }, index) => {
    const [colon, type] = [tokens[index + 1], tokens[index + 2]]
    if (kind !== 'word' || colon?.text !== ':' || type?.kind !== 'word') return
    if (/^u(\d+|size)$/.test(type.text)) unsigned.add(text)
    else if (/^[if](\d+|size)$/.test(type.text)) signed.add(text)
  })
  return (index) => {
    const place = nameBefore(tokens, index)
    if (place === undefined) return { isSigned: undefined, isPixels: false }
    const name = tokens[place]!.text
    const macro = macros[place]
    const isPixels = PIXELS.test(name)
    if (macro !== undefined && Object.hasOwn(__SIGNED_OPTIONS__, macro))
      return { isSigned: __SIGNED_OPTIONS__[macro]!.includes(name), isPixels }
    if (unsigned.has(name)) return { isSigned: false, isPixels }
    return { isSigned: signed.has(name) || SIGNED.test(name) || undefined, isPixels }
  }
}

/** The macro in whose delimiters each token stands itself. */
function macrosAround(tokens: readonly CodeToken[]): (string | undefined)[] {
  const around: (string | undefined)[] = [undefined]
  return tokens.map(({ kind, text }, index) => {
    if (kind === 'sign' && ')]}'.includes(text)) around.pop()
    const macro = around.at(-1)
    if (kind === 'sign' && '([{'.includes(text))
      around.push(tokens[index - 1]?.text === '!' ? tokens[index - 2]?.text : undefined)
    return macro
  })
}

/** Where the `x` of `x = 5` and `x: 5` stands, the `xy` of `xy = (5, 6)`. */
function nameBefore(tokens: readonly CodeToken[], index: number): number | undefined {
  const before = tokens[index - 1]?.text
  const equals = before === '=' || before === ':' ? index - 1 : tupleStart(tokens, index) - 1
  const [name, sign] = [tokens[equals - 1], tokens[equals]?.text]
  return name?.kind === 'word' && (sign === '=' || sign === ':') ? equals - 1 : undefined
}

/** The parenthesis that opens a tuple of numbers. */
function tupleStart(tokens: readonly CodeToken[], index: number): number {
  let at = index - 1
  while (tokens[at] && (tokens[at]!.text === ',' || tokens[at]!.text === '-' || tokens[at]!.kind === 'number')) at -= 1
  return tokens[at]?.text === '(' ? at : -1
}
