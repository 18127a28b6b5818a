import { wgslTokens, type WgslToken } from './wgslTokens'

/** Includes the token of the name, the stage of an entry point, and the body. */
export type WrittenFunction = {
  name: string
  token: WgslToken
  stage: string | undefined
  body: readonly WgslToken[]
}

/** Omits comments. */
export const codeTokensOf = (text: string): WgslToken[] => wgslTokens(text).filter(({ kind }) => kind !== 'comment')

export function functionsIn(tokens: readonly WgslToken[]): WrittenFunction[] {
  return tokens.flatMap((token, index) => {
    const name = tokens[index + 1]
    if (token.text !== 'fn' || name?.kind !== 'word') return []
    return [{ name: name.text, token: name, stage: stageBefore(tokens, index), body: bodyAfter(tokens, index) }]
  })
}

function stageBefore(tokens: readonly WgslToken[], index: number): string | undefined {
  for (let at = index - 1; tokens[at]?.kind === 'attribute'; at -= 1) {
    const stage = /^@\s*(vertex|fragment|compute)$/.exec(tokens[at]!.text)?.[1]
    if (stage) return stage
  }
  return undefined
}

function bodyAfter(tokens: readonly WgslToken[], index: number): readonly WgslToken[] {
  let open = index
  while (open < tokens.length && tokens[open]!.text !== '{') open += 1
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]!.text === '{') depth += 1
    if (tokens[at]!.text === '}') depth -= 1
    if (depth === 0) return tokens.slice(open, at)
  }
  return tokens.slice(open)
}

/** Includes the entry point. */
export function reachedFrom(entry: string, functions: readonly WrittenFunction[]): ReadonlySet<WrittenFunction> {
  const named = new Map(functions.map((it) => [it.name, it]))
  const reached = new Set<WrittenFunction>()
  const pending = [entry]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const found = named.get(name)
    if (!found || reached.has(found)) continue
    reached.add(found)
    for (const { kind, text } of found.body) if (kind === 'word') pending.push(text)
  }
  return reached
}
