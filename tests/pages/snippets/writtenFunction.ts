import { Diagnostics, tokenize, type Token } from 'rust'

/** A parameter; its type is undefined if omitted. */
export type RustParam = { name: string; type: string | undefined }

/** A function as written; omitted parts are undefined. */
export type RustFunction = {
  name: string
  receiver: string | undefined
  params: RustParam[]
  result: string | undefined
}

/** Undefined for other text. */
export function functionOf(text: string): RustFunction | undefined {
  const [head, name] = /^(?:fn )?([\w:]+)(?:<[^>]*>)?(?=\()/.exec(text) ?? []
  if (head === undefined || name === undefined) return undefined
  const { parts, rest } = argumentsBehind(text, head.length)
  const hasReceiver = /^&?(?:mut )?self$/.test(parts[0] ?? '')
  return {
    name,
    receiver: hasReceiver ? parts[0] : undefined,
    params: parts.slice(hasReceiver ? 1 : 0).map(paramOf),
    result: /^ -> (.+)$/.exec(rest)?.[1],
  }
}

/** Named arguments of a macro call, such as `x = 0`. */
export function namedArgumentsOf(call: string): Map<string, string> {
  const { parts } = argumentsBehind(call, call.indexOf('('))
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const [, name, value] = /^(\w+) = (.+)$/.exec(part) ?? []
      return name !== undefined && value !== undefined ? [[name, value]] : []
    }),
  )
}

/** A pair `(x, y)` is xy in the crate. */
function paramOf(text: string): RustParam {
  const [, pattern = text, type] = /^(\([^)]*\)|\w+)(?:: (.+))?$/.exec(text) ?? []
  return { name: pattern.replace(/[(), ]/g, ''), type }
}

/** The arguments in parentheses, and the text after them. */
function argumentsBehind(text: string, offset: number): { parts: string[]; rest: string } {
  const tokens = tokenize(text, new Diagnostics())
  const opening = tokens.find(({ start }) => start === offset)!
  const closing = tokens[opening.partner]!
  const commas = commasBetween(tokens, tokens.indexOf(opening) + 1, opening.partner)
  const starts = [opening.end, ...commas.map(({ end }) => end)]
  const ends = [...commas.map(({ start }) => start), closing.start]
  return {
    parts: starts.map((start, index) => text.slice(start, ends[index]).trim()).filter(Boolean),
    rest: text.slice(closing.end),
  }
}

function commasBetween(tokens: readonly Token[], from: number, to: number): Token[] {
  const commas: Token[] = []
  let angles = 0
  for (let at = from; at < to; at += tokens[at]!.width) {
    const token = tokens[at]!
    if (token.kind === 'open') at = token.partner
    else if (/^[<>]+$/.test(token.text)) angles += token.text[0] === '<' ? token.width : -token.width
    else if (token.text === ',' && angles === 0) commas.push(token)
  }
  return commas
}
