import type { Token } from '../tokens/token'
import type { MacroFragment, MacroPart } from './macros'

/** A `macro_rules!`: its arms with the tokens of their bodies. */
export type Rules = { name: string; isExported: boolean; arms: readonly Arm[] }

/** The body is a stretch of tokens, without the delimiter around it. */
export type Arm = { pattern: readonly MacroPart[]; from: number; to: number }

/** Reads the rules whose name stands at an index: `macro_rules! name { … }` without its first two tokens. */
export function readRules(tokens: readonly Token[], index: number, isExported: boolean): Rules {
  const name = tokens[index]!.text
  const arms: Arm[] = []
  const end = tokens[index + 1]!.partner
  let at = index + 2
  while (at < end) {
    const closing = tokens[at]!.partner
    const body = closing + 1 + tokens[closing + 1]!.width
    arms.push({ pattern: readParts(tokens, at + 1, closing), from: body + 1, to: tokens[body]!.partner })
    at = tokens[body]!.partner + 1
    if (tokens[at]!.text === ';') at += 1
  }
  return { name, isExported, arms }
}

/** Reads the parts of a pattern. Delimiters in it are tokens like any other. */
function readParts(tokens: readonly Token[], from: number, to: number): MacroPart[] {
  const parts: MacroPart[] = []
  let at = from
  while (at < to) {
    const next = tokens[at + 1]
    if (tokens[at]!.text !== '$' || at + 1 >= to) {
      parts.push({ kind: 'token', text: tokens[at]!.text })
      at += tokens[at]!.width
    } else if (next?.kind === 'open') {
      const repeat = repetition(tokens, next.partner)
      const { separator, operator } = repeat
      const inner = readParts(tokens, at + 2, next.partner)
      parts.push({ kind: 'repeat', parts: inner, ...(separator && { separator }), operator })
      at = repeat.end
    } else {
      parts.push({ kind: 'fragment', variable: next!.text, fragment: tokens[at + 3]!.text as MacroFragment })
      at += 4
    }
  }
  return parts
}

/** What stands behind the closing parenthesis of a repetition, and where that ends. */
export function repetition(tokens: readonly Token[], closing: number) {
  const isOperator = (token: Token) => token.text === '*' || token.text === '+' || token.text === '?'
  const first = tokens[closing + 1]!
  if (isOperator(first)) return { operator: first.text as '*', end: closing + 2 }
  return { separator: first.text, operator: tokens[closing + 2]!.text as '*', end: closing + 3 }
}
