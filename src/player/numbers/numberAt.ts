import { MAX_COLORED } from '../code/codeSegments'
import { codeTokens, type CodeToken } from '../code/codeTokens'

export type NumberPlace = {
  kind: 'whole' | 'float' | 'color'
  /** From the sign, if any, to the end of the suffix. */
  start: number
  end: number
  /** As written: `-0.5_f32`. */
  text: string
  canBeNegative: boolean
  isPixels: boolean
}

/** A valid number: digits, fraction and exponent, suffix. */
const RIGHT =
  /^(?:0x_*[\da-f][\da-f_]*|0o_*[0-7][0-7_]*|0b_*[01][01_]*|\d[\d_]*(\.[\d_]*)?(e[+-]?[\d_]+)?)(?:_*(?:([iu])(?:8|16|32|64|128|size)|(f)(?:32|64)))?$/i
/** RGBA with two digits each, the engine's color format. */
const COLOR = /^0x(_*[\da-f]){8}_*(u32)?$/i
/** Keywords that are values; a minus after them subtracts. */
const VALUES = new Set(['self', 'Self', 'super', 'crate', 'true', 'false'])

/**
 * Includes the number's edges. Tuple fields (`t.0`), strings and comments contain none; a range contains one at each
 * end.
 */
export function numberAt(text: string, offset: number): NumberPlace | undefined {
  return numbersOf(text).find(({ start, end }) => start <= offset && offset <= end)
}

let latest: { text: string; numbers: readonly NumberPlace[] } | undefined

/** None if the program is too long to be colored. Memoized for the last text, because every pointer move queries it. */
export function numbersOf(text: string): readonly NumberPlace[] {
  if (latest?.text !== text) latest = { text, numbers: text.length > MAX_COLORED ? [] : readNumbers(text) }
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
  if (COLOR.test(written)) return { kind: 'color', start: digits, end, text: written, canBeNegative: false, isPixels }
  const isNegative = isSign(tokens, index - 1)
  const start = isNegative ? tokens[index - 1]!.start : digits
  const isFloat = Boolean(fraction ?? exponent ?? float)
  // In `-2.0.max(x)` the sign would apply to the whole call
  const isCalled = tokens[index + 1]?.text === '.'
  // A float may be negative unless its option forbids it
  const isSigned = isFloat ? isSignedName !== false : whole === 'i' || (!whole && isSignedName === true)
  return {
    kind: isFloat ? 'float' : 'whole',
    start,
    end,
    text: text.slice(start, end),
    canBeNegative: isNegative || (isSigned && !isCalled),
    isPixels,
  }
}

/** Distinguishes a negative sign from a subtraction. */
function isSign(tokens: readonly CodeToken[], index: number): boolean {
  if (tokens[index]?.text !== '-') return false
  const before = tokens[index - 1]
  if (!before) return true
  if (before.kind === 'keyword') return !VALUES.has(before.text)
  return before.kind === 'sign' && !'?)]}'.includes(before.text)
}

/** Names of positions, distances and angles, which can be negative; sizes and counts cannot. */
const SIGNED = /^(xy?|y|.*_[xy]|[dtv][xy]|vel\w*|speed\w*|position|origin|rotation(_deg)?|offset|scroll)$/

/** Names of positions and sizes on the canvas, which are whole pixels; velocities are not. */
const PIXELS =
  /^(?!scale|zoom|vel|speed)(xy?|y|wh?|h|.*_[xywhr]|position|origin|offset|width|height|radius|size|diameter)$/

type Named = {
  isSigned: boolean | undefined
  isPixels: boolean
}

/** By the declared type of the option or parameter, else by its name. */
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

/** The macro whose delimiters directly contain the token. */
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

/** The index of `x` in `x = 5` and `x: 5`, of `xy` in `xy = (5, 6)`. */
function nameBefore(tokens: readonly CodeToken[], index: number): number | undefined {
  const before = tokens[index - 1]?.text
  const equals = before === '=' || before === ':' ? index - 1 : tupleStart(tokens, index) - 1
  const [name, sign] = [tokens[equals - 1], tokens[equals]?.text]
  return name?.kind === 'word' && (sign === '=' || sign === ':') ? equals - 1 : undefined
}

function tupleStart(tokens: readonly CodeToken[], index: number): number {
  let at = index - 1
  while (tokens[at] && (tokens[at]!.text === ',' || tokens[at]!.text === '-' || tokens[at]!.kind === 'number')) at -= 1
  return tokens[at]?.text === '(' ? at : -1
}
