import { Diagnostics } from '../diagnostics/diagnostic'
import { expandedTokens } from '../parser/expansion'
import { readAt } from '../parser/parseProgram'
import { macroRules } from '../parser/rules'
import { tokenize } from '../tokens/tokenize'
import { type Token, writtenToken } from '../tokens/token'
import type { Rules } from '../declarations/macros'

/** A crate's sources by path below `src`, and whether a feature is enabled. */
export type CrateSources = { files: ReadonlyMap<string, string>; hasFeature: boolean }

/** What a crate contains besides items. */
export type Found = {
  macros: Rules[]
  tables: string[]
  /** Private modules in their own files, which are treated as part of the root. */
  flattened: Set<string>
}

/** The macros declared so far. */
type Known = Map<string, Rules>

/**
 * Plain declarations of a file: without bodies, with submodules inlined and macros expanded. Adds everything else to
 * `found`.
 */
export function plainSource(text: string, crate: CrateSources, found: Found, known: Known = new Map()): string {
  const tokens = tokensOf(text)
  let output = ''
  let at = 0
  const copy = (end: number) => {
    if (at < end) output += text.slice(tokens[at]!.start, tokens[end]!.start)
    at = end
  }
  while (tokens[at]!.kind !== 'end') {
    const { words, end: first } = attributesAt(tokens, at)
    const [word, next, third] = tokens.slice(first, first + 3)
    const file = moduleFile(tokens, first)
    if (word!.text === 'macro_rules' && next!.text === '!') {
      const rules = readAt(text, tokens, first, macroRules)
      known.set(rules.name, rules)
      if (words.has('macro_export')) found.macros.push(rules)
      at = tokens[first + 3]!.partner + 1
    } else if (word!.kind === 'ident' && next!.text === '!' && third!.kind === 'open') {
      output += called(text, tokens, first, crate, found, known)
      at = third!.partner + 1
      if (tokens[at]!.text === ';') at += 1
    } else if (file) {
      const { name, isPublic } = file
      const content = isLeftOut(words, crate) ? undefined : crate.files.get(`${name}.rs`)
      if (content !== undefined) {
        if (!isPublic) found.flattened.add(name)
        const inner = plainSource(content, crate, found)
        output += isPublic ? `pub mod ${name} { ${inner} } ` : inner
      }
      at = file.end
    } else if (word!.text === 'extern') {
      at = tokens.findIndex(({ text }, index) => index >= first && text === ';') + 1
    } else if (word!.text === 'fn') {
      const end = endOfHead(tokens, first)
      copy(end)
      output += '; '
      at = tokens[end]!.kind === 'open' ? tokens[end]!.partner + 1 : end + 1
    } else copy(first + 1)
  }
  return output
}

function tokensOf(text: string): readonly Token[] {
  const diagnostics = new Diagnostics()
  const tokens = tokenize(text, diagnostics)
  const [diagnostic] = diagnostics.list
  if (diagnostic)
    throw new Error(`${diagnostic.message}: ${text.slice(diagnostic.span.start, diagnostic.span.start + 60)}`)
  return tokens
}

/** The expansion of a call; empty for a macro that only declares. */
function called(
  text: string,
  tokens: readonly Token[],
  at: number,
  crate: CrateSources,
  found: Found,
  known: Known,
): string {
  const name = tokens[at]!.text
  const opening = tokens[at + 2]!
  const rules = known.get(name)
  if (rules) {
    const expanded = readAt(text, tokens, at + 2, (c) => expandedTokens(c, rules, { start: 0, end: 0 }))
    return plainSource(textOf(expanded), crate, found, known)
  }
  if (name === 'options') found.tables.push(text.slice(opening.end, tokens[opening.partner]!.start))
  return ''
}

function textOf(tokens: readonly Token[]): string {
  let written = ''
  for (let at = 0, before: Token | undefined; tokens[at]!.kind !== 'end'; at += tokens[at]!.width) {
    const token = tokens[at]!
    written += (before && isJoined(before, token) ? '' : ' ') + writtenToken(token)
    before = token
  }
  return written
}

/** Whether two tokens are adjacent in their source: both in the macro, or both in its call. */
function isJoined(before: Token, { origin, start }: Token): boolean {
  if (before.origin && origin) return before.origin.start + Math.max(before.width, before.text.length) === origin.start
  return !before.origin && !origin && before.start + Math.max(before.width, before.text.length) === start
}

function attributesAt(tokens: readonly Token[], from: number) {
  const words = new Set<string>()
  let end = from
  while (tokens[end]!.text === '#') {
    const opening = tokens[end + 1]!.text === '!' ? end + 2 : end + 1
    const closing = tokens[opening]!.partner
    for (const { text } of tokens.slice(opening, closing)) words.add(text)
    end = closing + 1
  }
  return { words, end }
}

function moduleFile(tokens: readonly Token[], at: number) {
  const isPublic = tokens[at]!.text === 'pub'
  const first = isPublic ? at + 1 : at
  const [word, name, semicolon] = tokens.slice(first, first + 3)
  if (word?.text !== 'mod' || semicolon?.text !== ';') return undefined
  return { name: name!.text, isPublic, end: at + (isPublic ? 4 : 3) }
}

/** Whether attributes disable an item or hide it from programs. */
function isLeftOut(words: ReadonlySet<string>, { hasFeature }: CrateSources): boolean {
  if (words.has('hidden')) return true
  return words.has('feature') && words.has('not') === hasFeature
}

function endOfHead(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]!.text !== '{' && tokens[at]!.text !== ';') {
    at = tokens[at]!.kind === 'open' ? tokens[at]!.partner + 1 : at + 1
  }
  return at
}
