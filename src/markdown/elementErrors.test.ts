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
  ['<script>a</script>', '<script> is not allowed on a page'],
  ['<iframe src="/learn" />', '<iframe> is not allowed on a page'],
  ['<img src="x" onerror="a()" />', '<img> has the attribute onerror'],
  ['<p style="color: red">a</p>', '<p> has its own style'],
  ['[x](javascript:a)', 'the link "javascript:a" has a scheme that is not allowed'],
  ['<a href="java&#10;script:a">x</a>', 'the link "java\nscript:a" has a scheme that is not allowed'],
  ['![x](data:image/png,a)', 'the link "data:image/png,a" has a scheme that is not allowed'],
])('reports %s', (written, problem) => {
  expect(errorsOf(`# A\n\n${written}`)).toEqual([`3 ${problem}`])
})
