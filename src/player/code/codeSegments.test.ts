import type { Code, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import { contentPages } from '../../../tests/content'
import { highlightedLines } from '../../markdown/body/highlight'
import { readFence, textOf } from '../../markdown/fences/fence'
import { codeSegments } from './codeSegments'

const colored = (text: string) =>
  codeSegments(text)
    .flat()
    .filter(([kind]) => kind !== '')
    .map(([kind, piece]) => `${kind} ${piece}`)

const written = (text: string) =>
  codeSegments(text)
    .map((line) => line.map(([, piece]) => piece).join(''))
    .join('\n')

test('words are colored by what they are', () => {
  expect(colored('const MAX: u32 = Vec::new().len(size);')).toEqual([
    'k const',
    'n MAX',
    'k u32',
    't Vec',
    'f new',
    'f len',
  ])
})

test('a macro is colored with its mark, a comparison is none', () => {
  expect(colored('rect!(w = 20)')).toEqual(['m rect!', 'n 20'])
  expect(colored('a != 1')).toEqual(['n 1'])
})

test('comments and texts keep their colors over lines', () => {
  expect(codeSegments('/* a\nb */ "c\nd"')).toEqual([
    [['c', '/* a']],
    [
      ['c', 'b */ '],
      ['s', '"c'],
    ],
    [['s', 'd"']],
  ])
})

test('an attribute has one color but for its texts', () => {
  expect(colored('#[doc = "a"] struct Cat;')).toEqual(['a #[doc', 'a =', 's "a"', 'a ]', 'k struct', 't Cat'])
})

test.each([
  '',
  '\n',
  'let a = "open',
  'a /* open',
  '“a” “b” “c” “d” “e” “f” let',
  "'",
  'r#"a',
  '#[',
  '\ufeff#!x\nlet',
  '😀\t',
])('no sign of a text is lost: %j', (text) => expect(written(text)).toBe(text))

test('a very long text has no colors, and each of its lines', () => {
  const text = 'let a = 1;\n'.repeat(1100)
  expect(written(text)).toBe(text)
  expect(colored(text)).toEqual([])
})

test('what is edited has the colors of the finished code, on every page', () => {
  const different: string[] = []
  for (const page of contentPages()) {
    visit(page.tree as Parent, 'code', (node) => {
      const { fence } = readFence(node as Code)
      if (fence.language !== 'rust') return
      const code = textOf(fence.shown)
      const edited = codeSegments(code)
      const finished = highlightedLines(code, 'rust')
      expect(edited).toHaveLength(finished.length)
      finished.forEach((line, index) => {
        const [own, theirs] = [seen(edited[index]!), seen(line.map(({ kind, text }) => [kind ?? '', text]))]
        if (own !== theirs) different.push(`${page.filePath}: ${own} / ${theirs}`)
      })
    })
  }
  expect(different).toEqual([])
})

/** Each sign that is seen, with its color. */
function seen(pieces: readonly (readonly [string, string])[]): string {
  return pieces
    .flatMap(([kind, text]) => [...text].filter((sign) => sign.trim()).map((sign) => `${kind}:${sign}`))
    .join(' ')
}
