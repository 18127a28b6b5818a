import type { Text } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { outlineOf } from './pageOutline'
import { ContentError } from './contentError'
import { readPageSource } from './pageSource'

test('the frontmatter of a page is plain data', () => {
  expect(readPageSource('a.mdx', '---\ntitle: Pong\nshowOutline: 3\n---\n\n# Pong').frontmatter).toEqual({
    title: 'Pong',
    showOutline: 3,
  })
})

test('missing or empty frontmatter has no data', () => {
  expect(readPageSource('a.mdx', '# Pong').frontmatter).toEqual({})
  expect(readPageSource('a.mdx', '---\n---\n\n# Pong').frontmatter).toEqual({})
})

test('lines are those of the file, frontmatter included', () => {
  const page = readPageSource('a.mdx', '---\ntitle: Pong\n---\n\n# Pong')
  expect(outlineOf(page).headings[0]?.line).toBe(5)
})

test('accepts CRLF', () => {
  const { source, frontmatter, tree } = readPageSource('a.mdx', '---\r\ntitle: Pong\r\n---\r\n\r\n# Pong\r\n')
  expect(source).toBe('---\ntitle: Pong\n---\n\n# Pong\n')
  expect(frontmatter).toEqual({ title: 'Pong' })
  expect(tree.children.at(-1)?.position?.start.line).toBe(5)
})

test('reports a duplicate frontmatter key', () => {
  expect(() => readPageSource('a.mdx', '---\ntitle: a\ntitle: b\n---\n')).toThrow(/^content\/a\.mdx:3 .*unique/)
})

test('colons in running text and titles of steps keep their lines', () => {
  const { tree } = readPageSource('a.mdx', '# Pong\n\nAt\nx:noon here\n\n<Step title="Play">\n</Step>')
  const lines: [string, number | undefined][] = []
  visit(tree as Parent, 'text', ({ value, position }: Text) => {
    lines.push([value, position?.start.line])
  })
  expect(lines).toEqual([
    ['Pong', 1],
    ['At\nx', 3],
    [':noon', 4],
    [' here', 4],
    ['Play', 6],
  ])
})

test('reports an unreadable page with file and line', () => {
  const read = () => readPageSource('learn/a.mdx', '# Pong\n\nA {brace.\n')
  expect(read).toThrow(ContentError)
  expect(read).toThrow(/^content\/learn\/a\.mdx:3 .+ – put `\{` and `<` in prose in backticks$/)
})

test('reports invalid frontmatter', () => {
  const read = () => readPageSource('learn/a.mdx', '---\nlayout: docs\ntitle: "Pong\n---\n\n# Pong')
  expect(read).toThrow(/^content\/learn\/a\.mdx:3 the frontmatter is invalid: Missing closing "quote – write each key/)
})

test('reports unclosed frontmatter', () => {
  expect(() => readPageSource('a.mdx', '---\ntitle: Pong\n\n# Pong')).toThrow(
    'content/a.mdx:1 the frontmatter is not closed – add a line with --- below its last key',
  )
})

test('a rule at the top is no frontmatter', () => {
  expect(readPageSource('a.mdx', '---\n\n# Pong').frontmatter).toEqual({})
})

test('skips a byte order mark', () => {
  expect(readPageSource('a.mdx', '\uFEFF---\ntitle: Pong\n---\n').frontmatter).toEqual({ title: 'Pong' })
})

test.each(['a\nb\0', Buffer.from('\uFEFFa\n', 'utf16le').toString('utf8')])(
  'refuses text that is not UTF-8',
  (text) => {
    expect(() => readPageSource('a.mdx', text)).toThrow(
      'the file is not UTF-8 text – save it in your editor with the encoding UTF-8',
    )
  },
)

test('limits pages to half a million characters', () => {
  expect(() => readPageSource('a.mdx', 'a'.repeat(500_001))).toThrow(
    'content/a.mdx:1 the page has 500,001 characters – split it; a page has at most 500,000',
  )
})
