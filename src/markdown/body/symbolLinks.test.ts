import type { Link, Parent, Root, TableRow } from 'mdast'
import { visit } from 'unist-util-visit'
import { SymbolTable } from '../../lib/symbols/symbols'
import { readPageSource } from '../pageSource'
import { readSymbols } from '../symbols/readSymbols'
import { lineHtml } from './codeHtml'
import { highlightedLines } from './highlight'
import { describedRange, remarkSymbolLinks, withSymbolMarks } from './symbolLinks'

/** @jest-environment node */

const documented = `# Page

### \`rect!\`

Draws.

\`\`\`rust signature
rect!()
\`\`\`

| Param | Type | Default | Description |
| --- | --- | --- | --- |
| \`x\`, \`y\` | \`i32\` | \`0\` | Place. |

### \`audio::play\`

Plays.

\`\`\`rust signature
fn play(name: &str)
\`\`\`

### \`Bounds\`

A box.

\`\`\`rust signature
struct Bounds {}
\`\`\`

| Method | Description |
| --- | --- |
| \`inset(m)\` | Like \`rect!\`. |
`
const table = new SymbolTable(readSymbols('page.mdx', readPageSource('page.mdx', documented).tree).symbols)

function linked(source: string): Root {
  const { tree } = readPageSource('page.mdx', source)
  remarkSymbolLinks({ symbols: () => table })(tree)
  return tree
}

function linksIn(source: string): string[] {
  const urls: string[] = []
  visit(linked(source) as Parent, 'link', (node) => void urls.push((node as unknown as Link).url))
  return urls
}

test('links the first mention of a symbol in inline code per section', () => {
  expect(linksIn('# T\n\n`rect!` and `rect!`, `other!`\n\n## More\n\n`rect!`\n')).toEqual(['/page#rect', '/page#rect'])
})

test('leaves headings and links unchanged', () => {
  expect(linksIn('# T\n\n## `Unknown` and `rect!`\n\n[the `rect!` macro](/x)\n')).toEqual(['/x'])
})

test('does not link a symbol in its own section', () => {
  expect(linksIn('# T\n\n### `rect!`\n\n`rect!`\n\n#### Deeper\n\n`rect!`\n\n### After\n\n`rect!`\n')).toEqual([
    '/page#rect',
  ])
})

test('links descriptions in a declaring table, not names', () => {
  const source = '# T\n\n| Function | Description |\n| --- | --- |\n| `audio::play` | See `rect!`. |\n'
  expect(linksIn(source)).toEqual(['/page#rect'])
})

test('rows that declare symbols have ids', () => {
  const ids: unknown[] = []
  visit(linked(documented) as Parent, 'tableRow', (row) => {
    ids.push(((row as unknown as TableRow).data?.hProperties as { id?: string } | undefined)?.id)
  })
  expect(ids).toEqual([undefined, 'rect-x', undefined, 'bounds-inset'])
})

const html = (code: string, references: { start: number; end: number; symbol: string; option?: string }[]) =>
  withSymbolMarks(highlightedLines(code, 'rust'), references, table, '').map((line) => lineHtml(line))

test('a link includes all tokens of a name', () => {
  const [line] = html('audio::play("x");', [{ start: 0, end: 11, symbol: 'audio::play' }])
  expect(line).toMatch(/^<a data-symbol="audio::play" href="\/page#audioplay">.*play.*<\/a>.*x/)
  expect(line!.match(/<a /g)).toHaveLength(1)
})

test('an option links to its row, an unknown one to its symbol', () => {
  const [line] = html('rect!(y = 1, z = 2);', [
    { start: 6, end: 7, symbol: 'rect!', option: 'y' },
    { start: 13, end: 14, symbol: 'rect!', option: 'z' },
  ])
  expect(line).toContain('data-option="y" href="/page#rect-x"')
  expect(line).toContain('data-option="z" href="/page#rect"')
})

test('only the first mention is in the tab order', () => {
  const lines = html('rect!(x = 1);\nrect!();', [
    { start: 0, end: 5, symbol: 'rect!' },
    { start: 6, end: 7, symbol: 'rect!', option: 'x' },
    { start: 14, end: 19, symbol: 'rect!' },
  ])
  expect(lines[0]).toContain('<a data-symbol="rect!" href="/page#rect">')
  expect(lines[0]).toContain('<a data-symbol="rect!" data-option="x" href="/page#rect-x" tabindex="-1">x</a>')
  expect(lines[1]).toContain('<a data-symbol="rect!" href="/page#rect" tabindex="-1">')
})

const covered = (code: string, name: string) => {
  const start = code.indexOf(name)
  const range = describedRange(code, { start, end: start + name.length })
  return code.slice(range.start, range.end)
}

test('a name is linked as it is', () => {
  expect(covered('pad.left.pressed()', 'left')).toBe('left')
})

test('a field with a generic name includes its dot', () => {
  expect(covered('pad.start.pressed()', 'start')).toBe('.start')
  expect(covered('pad.right', 'right')).toBe('.right')
})

test('an option with a generic name includes the following sign', () => {
  expect(covered('text_box!("a", start = 3)', 'start')).toBe('start =')
  expect(covered('start: f32', 'start')).toBe('start:')
})
