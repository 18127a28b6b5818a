import type { InlineCode, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { SymbolKind } from '../../../src/lib/symbols/symbolKinds'
import type { LineFault } from '../../../src/markdown/fault'
import { textOf } from '../../../src/markdown/fences/fence'
import type { Fence } from '../../../src/markdown/fences/fence'
import type { WrittenLine } from '../../../src/markdown/fences/fenceLines'
import type { ReadPage } from '../../../src/markdown/readPage'
import { LATER_NAMES } from '../../../src/site/laterNames'

const RUST = new Set(
  `Self Vec String Option Result Some None Ok Err std core crate self super
  f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 isize usize bool char str`.split(/\s+/),
)
const RUST_MACROS = new Set(['vec', 'format', 'println', 'line', 'matches', 'assert', 'assert_eq'])
const RUST_CALLS = new Set([
  'if',
  'while',
  'match',
  'for',
  'in',
  'return',
  'fn',
  'derive',
  'let',
  'mut',
  'move',
  'drop',
])

/** What can be named in code by a name of its own. */
const NAMED_KINDS: readonly SymbolKind[] = [
  'macro',
  'function',
  'method',
  'struct',
  'enum',
  'variant',
  'config table',
  'command',
]

/** Every name that a page declares, by heading or by a row of a table. */
export function documentedNames(pages: readonly ReadPage[]): Set<string> {
  const symbols = pages.flatMap((page) => page.symbols).filter(({ kind }) => NAMED_KINDS.includes(kind))
  return new Set(['turbo::prelude', ...symbols.map(({ name }) => name)])
}

/** Names of later versions, and names of this one that no page documents. */
export function nameFaults(page: ReadPage, documented: ReadonlySet<string>): LineFault[] {
  const rust = page.fences.filter(({ language }) => language === 'rust')
  const own = ownNamesOf(rust.filter(({ meta }) => !meta.isSignature))
  const code = [
    ...rust.flatMap(({ meta, program }) => program.map((line) => ({ ...line, isCall: !meta.isSignature }))),
    ...inlineCodesOf(page).map((line) => ({ ...line, isCall: false })),
  ]
  return code.flatMap(({ text, line, isCall }): LineFault[] => {
    const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*$/, '')
    const later = LATER_NAMES.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(bare)?.[0].trim()
      const problem = `\`${found}\` belongs to a later version`
      return found === undefined ? [] : [{ line, problem, remedy: `use ${instead}` }]
    })
    if (later.length > 0) return later
    const remedy = 'correct the name, or document it as docs/writing.md says'
    return undocumented(bare, { documented, own, isCall }).map((name) => {
      return { line, problem: `\`${name}\` is on no page`, remedy }
    })
  })
}

function inlineCodesOf({ tree }: ReadPage): WrittenLine[] {
  const codes: WrittenLine[] = []
  visit(tree as Parent, 'inlineCode', ({ value, position }: InlineCode) => {
    codes.push({ text: value, line: position?.start.line ?? 1 })
  })
  return codes
}

type Known = { documented: ReadonlySet<string>; own: ReadonlySet<string>; isCall: boolean }

function undocumented(code: string, { documented, own, isCall }: Known): string[] {
  const names: string[] = []
  for (const [path, first = ''] of code.matchAll(/\b([A-Za-z_]\w*)(?:::[A-Za-z_]\w*)+!?/g)) {
    if (!RUST.has(first) && !own.has(first) && !documented.has(path)) names.push(path)
  }
  for (const [, macro = ''] of code.matchAll(/(?<![\w:])([a-z]\w*)!(?!=)/g)) {
    if (!RUST_MACROS.has(macro) && !documented.has(`${macro}!`)) names.push(`${macro}!`)
  }
  if (!isCall) return names
  for (const [, name = ''] of code.matchAll(/(?<![\w.:])([a-z_]\w*)\(/g)) {
    if (!RUST_CALLS.has(name) && !own.has(name) && !documented.has(name)) names.push(name)
  }
  return names
}

/** The types and functions that the examples of a page define themselves. */
function ownNamesOf(fences: readonly Fence[]): Set<string> {
  const source = fences.map(({ program }) => textOf(program)).join('\n')
  const defined = /\b(?:struct|enum|mod|trait|fn)\s+(\w+)|\blet (?:mut )?(\w+)\b[^=\n]*= (?:move )?\|/g
  return new Set([...source.matchAll(defined)].map(([, item, closure]) => item ?? closure ?? ''))
}
