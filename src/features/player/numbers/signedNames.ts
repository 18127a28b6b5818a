import type { Token } from '../../../rust/tokens/token'

/** What the engine calls places, ways and angles: they have two directions, while sizes and counts have one. */
const SIGNED = /^(xy?|y|.*_[xy]|[dtv][xy]|vel\w*|speed\w*|position|origin|rotation(_deg)?|offset|scroll)$/

/** Whether a number is the value of something that can be negative, by the declared type of its name, else by the name. */
export function isSignedName(tokens: readonly Token[], index: number): boolean {
  const name = nameOf(tokens, index)
  if (name === undefined) return false
  const declared = typesOf(tokens, name)
  return declared.length > 0 ? declared.every((type) => /^[if]\d/.test(type)) : SIGNED.test(name)
}

/** The `x` of `x = 5` and `x: 5`, the `xy` of `xy = (5, 6)`. */
function nameOf(tokens: readonly Token[], index: number): string | undefined {
  const before = tokens[index - 1]?.text
  const equals = before === '=' || before === ':' ? index - 1 : tupleStart(tokens, index) - 1
  const [name, sign] = [tokens[equals - 1], tokens[equals]?.text]
  return name?.kind === 'ident' && (sign === '=' || sign === ':') ? name.text : undefined
}

/** The parenthesis that opens a tuple of numbers. */
function tupleStart(tokens: readonly Token[], index: number): number {
  let at = index - 1
  while (tokens[at] && (tokens[at]!.text === ',' || tokens[at]!.text === '-' || tokens[at]!.kind === 'int')) at -= 1
  return tokens[at]?.text === '(' ? at : -1
}

/** The types that a program gives a name: `i32` of `x: i32`. */
function typesOf(tokens: readonly Token[], name: string): string[] {
  return tokens.flatMap((token, index) => {
    const [colon, type] = [tokens[index + 1], tokens[index + 2]]
    const isDeclared = token.kind === 'ident' && token.text === name && colon?.text === ':' && type?.kind === 'ident'
    return isDeclared && /^[iuf](\d+|size)$/.test(type.text) ? [type.text] : []
  })
}
