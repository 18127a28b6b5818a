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

test('colors words by kind', () => {
  expect(colored('const MAX: u32 = Vec::new().len(size);')).toEqual([
    'k const',
    'n MAX',
    'k u32',
    't Vec',
    'f new',
    'f len',
  ])
})

test('colors a macro with its !, but not a comparison', () => {
  expect(colored('rect!(w = 20)')).toEqual(['m rect!', 'n 20'])
  expect(colored('a != 1')).toEqual(['n 1'])
})

test('colors comments and strings across lines', () => {
  expect(codeSegments('/* a\nb */ "c\nd"')).toEqual([
    [['c', '/* a']],
    [
      ['c', 'b */ '],
      ['s', '"c'],
    ],
    [['s', 'd"']],
  ])
})

test('gives an attribute one color except for its strings', () => {
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
])('loses no character: %j', (text) => expect(written(text)).toBe(text))

test('leaves a very long text uncolored, line by line', () => {
  const text = 'let a = 1;\n'.repeat(2200)
  expect(written(text)).toBe(text)
  expect(colored(text)).toEqual([])
})

test('colors edited code like the static code of every page', () => {
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

function seen(pieces: readonly (readonly [string, string])[]): string {
  return pieces
    .flatMap(([kind, text]) => [...text].filter((sign) => sign.trim()).map((sign) => `${kind}:${sign}`))
    .join(' ')
}
