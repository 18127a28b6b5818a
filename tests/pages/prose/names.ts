import type { SymbolKind } from '../../../src/lib/symbols/symbols'
import type { Fault } from '../faults'
import type { Fence, ReadPage } from '../reading'

/** Names that later versions of the engine have, and what this version has instead. */
const LATER: readonly (readonly [name: RegExp, instead: string])[] = [
  [/\bturbo::serialize\b/, 'the five derives, or types inside `turbo::init!`'],
  [/\buse turbo::\*/, '`use turbo::prelude::*`'],
  [/#\[turbo::/, '`turbo::init!` and `turbo::go!`'],
  [/\bgamepad::\w+/, '`gamepad(0)`'],
  [/\bpointer::\w+/, '`pointer()`'],
  [/\bkeyboard(::|\(\))/, '`gamepad(0)`'],
  [/\bmouse(::|\(\))/, '`pointer()`'],
  [/\brandom::\w+/, '`rand()` and a remainder'],
  [/\btime::tick\b/, '`tick()`'],
  [/\bcanvas::\w+/, '`resolution()` or `bounds::canvas()`'],
  [/\bbounds::(screen|world|size)\b/, '`bounds::canvas()` or `bounds::viewport()`'],
  [/\bcamera::(shake|pan\w*|focus|remove_shake|is_shaking)\b/, '`camera::move_xy` or `camera::focus_rect`'],
  [/\baudio::(\w*volume|mute|unmute|seek|resume|\w*pan)\b/, 'one of the four functions of `audio`'],
  [/(^|[(,])\s*bounds\s*=(?!=)/, '`xy = b.xy(), wh = b.wh()`'],
  [/\bpreserve_whitespace\b/, 'one text box for each paragraph'],
  [/\b(os|http|sys|channel|command)::\w+/, 'nothing: this version documents no such module'],
]

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
export function nameFaults({ file, fences, inlineCodes }: ReadPage, documented: ReadonlySet<string>): Fault[] {
  const rust = fences.filter(({ language }) => language === 'rust')
  const own = ownNamesOf(rust.filter(({ isSignature }) => !isSignature))
  const code = [
    ...rust.flatMap(({ isSignature, program }) => program.map((line) => ({ ...line, isCall: !isSignature }))),
    ...inlineCodes.map((line) => ({ ...line, isCall: false })),
  ]
  return code.flatMap(({ text, line, isCall }): Fault[] => {
    const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*$/, '')
    const later = LATER.flatMap(([name, instead]) => {
      const found = name.exec(bare)?.[0].trim()
      const problem = `\`${found}\` belongs to a later version`
      return found === undefined ? [] : [{ file, line, problem, remedy: `use ${instead}` }]
    })
    if (later.length > 0) return later
    const remedy = 'correct the name, or document it as CONTRIBUTING.md says'
    return undocumented(bare, { documented, own, isCall }).map((name) => {
      return { file, line, problem: `\`${name}\` is on no page`, remedy }
    })
  })
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
  const source = fences.flatMap(({ program }) => program.map(({ text }) => text)).join('\n')
  const defined = /\b(?:struct|enum|mod|trait|fn)\s+(\w+)|\blet (?:mut )?(\w+)\b[^=\n]*= (?:move )?\|/g
  return new Set([...source.matchAll(defined)].map(([, item, closure]) => item ?? closure ?? ''))
}
