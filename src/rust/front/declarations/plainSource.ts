import { Diagnostics } from '../diagnostics/diagnostic'
import { typeEnd } from '../parser/parseProgram'
import { tokenize } from '../tokens/tokenize'
import type { Token } from '../tokens/token'
import { expandCall } from './expandCall'
import type { FragmentEnd, Source } from './expandCall'
import { readRules } from './readRules'
import type { Rules } from './readRules'

/** The sources of a crate by their names below `src`, and whether its feature is switched on. */
export type CrateSources = { files: ReadonlyMap<string, string>; hasFeature: boolean }

/** What a crate says besides its items. */
export type Found = {
  /** The exported macros, with the text that their arms stand in. */
  macros: { source: Source; rules: Rules }[]
  /** The content of calls of `options!`. */
  tables: string[]
  /** Private modules in files of their own: what they declare counts as declared in the root. */
  flattened: Set<string>
}

/**
 * A file as plain declarations: bodies are left out, modules in other files are filled in, macros of the file are
 * expanded. What else there is goes to `found`.
 */
export function plainSource(text: string, crate: CrateSources, found: Found): string {
  return plainText(text, crate, found, new Map())
}

type Known = Map<string, { source: Source; rules: Rules }>

function plainText(text: string, crate: CrateSources, found: Found, known: Known): string {
  const source = { text, tokens: tokensOf(text) }
  const { tokens } = source
  let output = ''
  let at = 0
  const copy = (end: number) => {
    if (at < end) output += text.slice(tokens[at]!.start, tokens[end]!.start)
    at = end
  }
  while (tokens[at]!.kind !== 'end') {
    const attributes = attributesAt(tokens, at)
    const [word, next] = [tokens[attributes.end]!, tokens[attributes.end + 1]!]
    if (word.text === 'macro_rules' && next.text === '!') {
      const name = attributes.end + 2
      const rules = readRules(tokens, name, attributes.words.has('macro_export'))
      known.set(rules.name, { source, rules })
      if (rules.isExported) found.macros.push({ source, rules })
      at = tokens[name + 1]!.partner + 1
    } else if (word.kind === 'ident' && next.text === '!' && tokens[attributes.end + 2]!.kind === 'open') {
      output += called(source, attributes.end, crate, found, known)
      at = tokens[attributes.end + 2]!.partner + 1
      if (tokens[at]!.text === ';') at += 1
    } else if (moduleFile(tokens, attributes.end)) {
      const { name, isPublic, end } = moduleFile(tokens, attributes.end)!
      const content = isLeftOut(attributes.words, crate) ? undefined : crate.files.get(`${name}.rs`)
      if (content !== undefined && !isPublic) found.flattened.add(name)
      if (content !== undefined) {
        const inner = plainText(content, crate, found, new Map())
        output += isPublic ? `pub mod ${name} { ${inner} } ` : inner
      }
      at = end
    } else if (word.text === 'extern') {
      at = endOfStatement(tokens, at)
    } else if (word.text === 'fn') {
      const end = endOfHead(tokens, attributes.end)
      copy(end)
      output += '; '
      at = tokens[end]!.kind === 'open' ? tokens[end]!.partner + 1 : end + 1
    } else copy(attributes.end + 1)
  }
  return output
}

function tokensOf(text: string): readonly Token[] {
  const diagnostics = new Diagnostics()
  const tokens = tokenize(text, diagnostics)
  const [fault] = diagnostics.list
  if (fault) throw new Error(`${fault.message}: ${text.slice(fault.span.start, fault.span.start + 60)}`)
  return tokens
}

/** A call of a macro among items: what it stands for, or nothing where it only declares. */
function called(source: Source, at: number, crate: CrateSources, found: Found, known: Known): string {
  const { tokens, text } = source
  const name = tokens[at]!.text
  const opening = tokens[at + 2]!
  const rules = known.get(name)
  if (rules) {
    const call = { ...source, from: at + 3, to: opening.partner }
    return plainText(expandCall(rules, call, fragmentEnd(text)), crate, found, known)
  }
  if (name === 'options') found.tables.push(text.slice(opening.end, tokens[opening.partner]!.start))
  return ''
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

/** `mod name;`, public or not. */
function moduleFile(tokens: readonly Token[], at: number) {
  const isPublic = tokens[at]!.text === 'pub'
  const first = isPublic ? at + 1 : at
  const [word, name, semicolon] = tokens.slice(first, first + 3)
  if (word?.text !== 'mod' || semicolon?.text !== ';') return undefined
  return { name: name!.text, isPublic, end: at + (isPublic ? 4 : 3) }
}

/** Whether the words of attributes say that an item is not there, or not meant for programs. */
function isLeftOut(words: ReadonlySet<string>, { hasFeature }: CrateSources): boolean {
  if (words.has('hidden')) return true
  return words.has('feature') && words.has('not') === hasFeature
}

/** The body of a function, or the semicolon instead. */
function endOfHead(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]!.text !== '{' && tokens[at]!.text !== ';') {
    at = tokens[at]!.kind === 'open' ? tokens[at]!.partner + 1 : at + 1
  }
  return at
}

function endOfStatement(tokens: readonly Token[], from: number): number {
  return tokens.findIndex(({ text }, index) => index >= from && text === ';') + 1
}

const fragmentEnd =
  (text: string): FragmentEnd =>
  (tokens, at, to, fragment) => {
    const token = tokens[at]!
    switch (fragment) {
      case 'ty':
        return typeEnd(text, tokens, at)
      case 'ident':
        return token.kind === 'ident' ? at + 1 : -1
      case 'tt':
        if (token.kind === 'close') return -1
        return token.kind === 'open' ? token.partner + 1 : at + token.width
      default:
        throw new Error(`a fragment ${fragment} is read nowhere up to ${to}`)
    }
  }
