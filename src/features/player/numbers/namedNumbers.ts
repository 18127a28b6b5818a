import type { CodeToken } from '../codeTokens'

/** What programs call places, ways and angles: they have two directions, while sizes and counts have one. */
const SIGNED = /^(xy?|y|.*_[xy]|[dtv][xy]|vel\w*|speed\w*|position|origin|rotation(_deg)?|offset|scroll)$/

/** What programs call places and sizes on the canvas, which go by whole pixels; ways that are made in a moment are not. */
const PIXELS =
  /^(?!scale|zoom|vel|speed)(xy?|y|wh?|h|.*_[xywhr]|position|origin|offset|width|height|radius|size|diameter)$/

/** What the name before a number tells of it. */
export type Named = {
  /** Whether it can be negative; undefined where nothing is known. */
  isSigned: boolean | undefined
  /** Whether it is a place or a size on the canvas. */
  isPixels: boolean
}

/**
 * Tells of each number what it is for: the value of an option as the engine declares it, of another name by its type, else by
 * the name itself.
 */
export function namedNumbers(tokens: readonly CodeToken[]): (index: number) => Named {
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
