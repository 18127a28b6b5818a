import { endOfType, typeFrom } from './rustNames'
import { closingIndex } from './rustTokens'
import type { RustToken } from './rustTokens'
import type { RustType } from './rustTypes'

/** A `let` on its way to its semicolon. */
export type Binding = {
  names: string[]
  isTuple: boolean
  written: RustType | undefined
  /** Whether the value is one expression whose type is the type of the variable. */
  isSimple: boolean
  isInValue: boolean
}

/** The binding that a `let` begins whose pattern stands at `start`, none in a condition, and where its pattern ends. */
export function bindingAt(tokens: readonly RustToken[], start: number): { binding: Binding | undefined; next: number } {
  const end = endOfType(tokens, start)
  const colon = tokens.findIndex(({ text }, index) => index >= start && index < end && text === ':')
  const next = colon === -1 ? end : colon
  const isCondition = ['if', 'while', '&&'].includes(tokens[start - 2]?.text ?? '')
  if (isCondition) return { binding: undefined, next }
  const pattern = tokens.slice(start, next)
  const names = pattern.filter(({ kind, text }) => kind === 'word' && text !== 'mut' && text !== 'ref')
  const isTuple = pattern[0]?.text === '('
  const isPlain = isTuple ? pattern.every(({ text }) => /^[\w(),]+$/.test(text)) : names.length === 1
  const written = colon === -1 ? undefined : typeFrom(tokens.slice(colon + 1, end))
  const binding: Binding = {
    names: names.map(({ text }) => text),
    isTuple: isTuple || !isPlain,
    written: isPlain ? written : undefined,
    isSimple: false,
    isInValue: false,
  }
  return { binding, next }
}

/** The parameters of a function whose name stands at `name`, with their types. */
export function parametersAfter(tokens: readonly RustToken[], name: number): Map<string, RustType | undefined> {
  const open = tokens.findIndex(({ text }, index) => index > name && text === '(')
  const end = closingIndex(tokens, open)
  const parameters = new Map<string, RustType | undefined>()
  for (let index = open + 1; index < end; index += 1) {
    if (tokens[index]!.kind !== 'word' || tokens[index + 1]?.text !== ':') continue
    const stop = endOfType(tokens, index + 2, end)
    parameters.set(tokens[index]!.text, typeFrom(tokens.slice(index + 2, stop)))
    index = stop
  }
  return parameters
}
