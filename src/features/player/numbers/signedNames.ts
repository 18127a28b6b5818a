import type { CodeToken } from '../codeTokens'

/** What the engine calls places, ways and angles: they have two directions, while sizes and counts have one. */
const SIGNED = /^(xy?|y|.*_[xy]|[dtv][xy]|vel\w*|speed\w*|position|origin|rotation(_deg)?|offset|scroll)$/

/** Tells of each number whether it is the value of something that can be negative, by the type of its name, else the name. */
export function signedNames(tokens: readonly CodeToken[]): (index: number) => boolean {
  const unsigned = new Set<string>()
  const signed = new Set<string>()
  tokens.forEach(({ kind, text }, index) => {
    const [colon, type] = [tokens[index + 1], tokens[index + 2]]
    if (kind !== 'word' || colon?.text !== ':' || type?.kind !== 'word') return
    if (/^u(\d+|size)$/.test(type.text)) unsigned.add(text)
    else if (/^[if](\d+|size)$/.test(type.text)) signed.add(text)
  })
  return (index) => {
    const name = nameOf(tokens, index)
    return name !== undefined && !unsigned.has(name) && (signed.has(name) || SIGNED.test(name))
  }
}

/** The `x` of `x = 5` and `x: 5`, the `xy` of `xy = (5, 6)`. */
function nameOf(tokens: readonly CodeToken[], index: number): string | undefined {
  const before = tokens[index - 1]?.text
  const equals = before === '=' || before === ':' ? index - 1 : tupleStart(tokens, index) - 1
  const [name, sign] = [tokens[equals - 1], tokens[equals]?.text]
  return name?.kind === 'word' && (sign === '=' || sign === ':') ? name.text : undefined
}

/** The parenthesis that opens a tuple of numbers. */
function tupleStart(tokens: readonly CodeToken[], index: number): number {
  let at = index - 1
  while (tokens[at] && (tokens[at]!.text === ',' || tokens[at]!.text === '-' || tokens[at]!.kind === 'number')) at -= 1
  return tokens[at]?.text === '(' ? at : -1
}
