import { elementErrors } from './elementErrors'
import { readPageSource } from './pageSource'

const errorsOf = (source: string) =>
  elementErrors(readPageSource('a.mdx', source).tree).map(({ line, problem }) => `${line} ${problem}`)

test('accepts writing components, plain HTML, and links', () => {
  const page = [
    '<Button href="/learn">Go</Button>',
    '<HomePage.Tagline>Hi</HomePage.Tagline>',
    'Press <kbd>A</kbd> [x](/learn) [y](https://a.test) [z](mailto:a@a.test) [t](#top)',
  ]
  expect(errorsOf(page.join('\n\n'))).toEqual([])
})

test.each([
  ['<Foo />', 'unknown component <Foo>'],
  ['<Foo.Bar />', 'unknown component <Foo.Bar>'],
  ['<script>a</script>', '<script> cannot stand in a page'],
  ['<iframe src="/learn" />', '<iframe> cannot stand in a page'],
  ['<img src="x" onerror="a()" />', '<img> has the attribute onerror'],
  ['<p style="color: red">a</p>', '<p> has a style of its own'],
  ['[x](javascript:a)', 'the link "javascript:a" is none of a page'],
  ['<a href="java&#10;script:a">x</a>', 'the link "java\nscript:a" is none of a page'],
  ['![x](data:image/png,a)', 'the link "data:image/png,a" is none of a page'],
])('reports %s', (written, problem) => {
  expect(errorsOf(`# A\n\n${written}`)).toEqual([`3 ${problem}`])
})
