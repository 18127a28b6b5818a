import type { CodeToken } from '../codeTokens'

/** What programs call places, ways and angles: they have two directions, while sizes and counts have one. */
const SIGNED = /^(xy?|y|.*_[xy]|[dtv][xy]|vel\w*|speed\w*|position|origin|rotation(_deg)?|offset|scroll)$/

/**
 * Tells of each number whether it is the value of something that can be negative: of an option as the engine declares it, of
 * another name by its type, else by the name itself.
 */
export function signedNames(tokens: readonly CodeToken[]): (index: number) => boolean {
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
    if (place === undefined) return false
    const name = tokens[place]!.text
    const macro = macros[place]
    if (macro !== undefined && Object.hasOwn(__SIGNED_OPTIONS__, macro))
      return __SIGNED_OPTIONS__[macro]!.includes(name)
    return !unsigned.has(name) && (signed.has(name) || SIGNED.test(name))
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
