import { visit } from 'unist-util-visit'
import { visitSections } from '../snippets/declarations.mjs'
import { fencesOf } from '../snippets/fences.mjs'

/** Names that later versions of the engine have, and what this version has instead. */
const LATER = [
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

/** Every name that a page declares, by heading or by a row of a table. */
export function documentedNames(pages) {
  const names = new Set(['turbo::prelude'])
  for (const { tree } of pages) {
    visitSections(tree, ['heading', 'table'], (node, owner) => {
      if (node.type === 'heading') {
        if (owner) names.add(owner)
        return
      }
      const [head, ...rows] = node.children
      const kind = head.children[0].children.map(({ value }) => value).join('')
      for (const name of rows.flatMap(namesOfRow)) {
        if (kind === 'Function') names.add(name)
        else if (kind === 'Method' || kind === 'Variant') names.add(`${owner}::${name}`)
      }
    })
  }
  return names
}

function namesOfRow({ children: [first] }) {
  return first.children.filter(({ type }) => type === 'inlineCode').map(({ value }) => /^[\w:]+/.exec(value)?.[0])
}

/** Names of later versions, and names of this one that no page documents. */
export function nameFaults(page, documented) {
  const { file, tree } = page
  const rust = fencesOf(page).fences.filter(({ lang }) => lang === 'rust')
  const own = ownNamesOf(rust.filter(({ signature }) => !signature))
  const code = rust.flatMap(({ signature, lines }) => lines.map(({ text, line }) => ({ text, line, signature })))
  visit(tree, 'inlineCode', ({ value, position }) => {
    code.push({ text: value, line: position.start.line, inline: true })
  })
  return code.flatMap(({ text, line, signature, inline }) => {
    const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*$/, '')
    const later = LATER.filter(([name]) => name.test(bare)).map(([name, instead]) => ({
      problem: `\`${name.exec(bare)[0].trim()}\` belongs to a later version`,
      remedy: `use ${instead}`,
    }))
    if (later.length > 0) return later.map((fault) => ({ file, line, ...fault }))
    return undocumented(bare, { documented, own, isCall: !inline && !signature }).map((name) => ({
      file,
      line,
      problem: `\`${name}\` is on no page`,
      remedy: 'correct the name, or document it as CONTRIBUTING.md says',
    }))
  })
}

function undocumented(code, { documented, own, isCall }) {
  const names = []
  for (const [path, first] of code.matchAll(/\b([A-Za-z_]\w*)(?:::[A-Za-z_]\w*)+!?/g)) {
    if (!RUST.has(first) && !own.has(first) && !documented.has(path)) names.push(path)
  }
  for (const [, macro] of code.matchAll(/(?<![\w:])([a-z]\w*)!(?!=)/g)) {
    if (!RUST_MACROS.has(macro) && !documented.has(`${macro}!`)) names.push(`${macro}!`)
  }
  if (!isCall) return names
  for (const [, name] of code.matchAll(/(?<![\w.:])([a-z_]\w*)\(/g)) {
    if (!RUST_CALLS.has(name) && !own.has(name) && !documented.has(name)) names.push(name)
  }
  return names
}

/** The types and functions that the examples of a page define themselves. */
function ownNamesOf(fences) {
  const source = fences.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
  const defined = /\b(?:struct|enum|mod|trait|fn)\s+(\w+)|\blet (?:mut )?(\w+)\b[^=\n]*= (?:move )?\|/g
  return new Set([...source.matchAll(defined)].map(([, item, closure]) => item ?? closure))
}
