import type { InlineCode, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { SymbolKind } from '../../../src/lib/symbols/engineSymbol'
import type { LineError } from '../../../src/markdown/contentError'
import { textOf } from '../../../src/markdown/fences/fence'
import type { WrittenLine } from '../../../src/markdown/fences/fenceLines'
import type { ReadPage } from '../../../src/markdown/readPage'
import { Diagnostics, STD_MACROS, tokenize, UNSUPPORTED_MACROS, type Token } from 'rust'
import { LATER_NAMES } from '../../../src/site/laterNames'

/** Path roots and functions of Rust itself. */
const RUST = new Set(
  `Vec String Option Result Some None Ok Err std core
  f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 isize usize bool char str derive drop`.split(/\s+/),
)
const ITEM_WORDS = new Set(['struct', 'enum', 'mod', 'trait', 'fn'])

const NAMED_KINDS: readonly SymbolKind[] = [
  'macro',
  'function',
  'method',
  'struct',
  'enum',
  'variant',
  'constant',
  'config table',
  'command',
]

export function documentedNames(pages: readonly ReadPage[]): Set<string> {
  const symbols = pages.flatMap((page) => page.symbols).filter(({ kind }) => NAMED_KINDS.includes(kind))
  return new Set(['turbo::prelude', ...symbols.map(({ name }) => name)])
}

/** Includes names of later versions. */
export function nameErrors(page: ReadPage, documented: ReadonlySet<string>): LineError[] {
  const rust = page.fences.filter(({ language }) => language === 'rust')
  const codes = [
    ...rust.map(({ meta, program }) => ({ ...codeOf(program), isProgram: !meta.isSignature })),
    ...inlineCodesOf(page).map((line) => ({ ...codeOf([line]), isProgram: false })),
  ]
  const own = codes.flatMap(({ tokens, isProgram }) => (isProgram ? ownNamesOf(tokens) : []))
  const known = new Set([...RUST, ...own])
  return codes.flatMap(({ isProgram, ...code }) => {
    const later = laterNames(code)
    const names = namesIn(code.tokens).filter(({ kind, name }) => {
      if (documented.has(name) || (kind === 'call' && !isProgram)) return false
      return kind === 'macro' ? !isMacroOfRust(name.slice(0, -1)) : !known.has(name.replace(/::.*/, ''))
    })
    const undocumented = names.map(({ name, start }) => {
      const remedy = 'correct the name, or document it as docs/writing.md says'
      return { line: lineOf(start, code), problem: `\`${name}\` is not on any page`, remedy }
    })
    return [...later, ...undocumented.filter(({ line }) => later.every((error) => error.line !== line))]
  })
}

type Code = { lines: readonly WrittenLine[]; source: string; tokens: readonly Token[] }

function codeOf(lines: readonly WrittenLine[]): Code {
  const source = textOf(lines)
  return { lines, source, tokens: tokenize(source, new Diagnostics()) }
}

const lineOf = (offset: number, { lines, source }: Code) => lines[source.slice(0, offset).split('\n').length - 1]!.line

function inlineCodesOf({ tree }: ReadPage): WrittenLine[] {
  const codes: WrittenLine[] = []
  visit(tree as Parent, 'inlineCode', ({ value, position }: InlineCode) => {
    codes.push({ text: value, line: position?.start.line ?? 1 })
  })
  return codes
}

function laterNames({ lines, source, tokens }: Code): LineError[] {
  return bareTextOf(source, tokens)
    .split('\n')
    .flatMap((text, index) =>
      LATER_NAMES.flatMap(({ pattern, instead }) => {
        const found = pattern.exec(text)?.[0].trim()
        const problem = `\`${found}\` belongs to a later version`
        return found === undefined ? [] : [{ line: lines[index]!.line, problem, remedy: `use ${instead}` }]
      }),
    )
}

/** Comments and strings are removed; line breaks stay. */
function bareTextOf(source: string, tokens: readonly Token[]): string {
  const blank = (text: string) => text.replace(/\S/g, '')
  const bare = tokens.map(({ kind, start, end }, index) => {
    const text = source.slice(start, end)
    return blank(source.slice(tokens[index - 1]?.end ?? 0, start)) + (kind === 'str' ? blank(text) : text)
  })
  return bare.join('')
}

type Named = { kind: 'path' | 'macro' | 'call'; name: string; start: number }

function namesIn(tokens: readonly Token[]): Named[] {
  return tokens.flatMap((token, first): Named[] => {
    if (token.kind !== 'ident' || tokens[first - 1]?.text === '.' || tokens[first - 2]?.text === '::') return []
    let last = first
    // `::` is two tokens
    while (tokens[last + 1]?.text === '::' && tokens[last + 3]?.kind === 'ident') last += 3
    const names = tokens.slice(first, last + 1).filter(({ kind }) => kind === 'ident')
    const path = names.map(({ text }) => text).join('::')
    const { start } = token
    if (tokens[last + 1]?.text === '!') {
      return [{ kind: names.length > 1 ? 'path' : 'macro', name: `${path}!`, start }]
    }
    if (names.length > 1) return [{ kind: 'path', name: path, start }]
    const isCall = tokens[last + 1]?.text === '(' && /^[a-z_]/.test(path)
    return isCall ? [{ kind: 'call', name: path, start }] : []
  })
}

/** Items and closures defined by the program. */
function ownNamesOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }, index) => {
    const [equals, value] = [tokens[index + 1]?.text, tokens[index + 2]?.text ?? '']
    const isClosure = equals === '=' && ['|', '||', 'move'].includes(value)
    return kind === 'ident' && (isClosure || ITEM_WORDS.has(tokens[index - 1]?.text ?? '')) ? [text] : []
  })
}

function isMacroOfRust(name: string): boolean {
  return STD_MACROS.has(name) || UNSUPPORTED_MACROS.has(name)
}
