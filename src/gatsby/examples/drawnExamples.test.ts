import { readPage } from '../../markdown/readPage'
import { drawingErrors, drawnExamples, pictureAt } from './drawnExamples'
import type { EngineExample } from '../../lib/symbols/engineExample'

const read = (...lines: string[]) => readPage('learn/a.mdx', ['# Title', '', ...lines].join('\n'))

test('an example without preview has its position and program', () => {
  expect(drawnExamples(read('## Use it', '', '```rust', '# let a = 1;', 'log!("{}", a);', '```')).examples).toEqual([
    {
      place: 'learn/a.mdx:5',
      page: '/learn/a',
      anchor: 'use-it',
      line: 5,
      program: 'let a = 1;\nlog!("{}", a);',
      picture: null,
    },
  ])
})

test('an example before the first heading has no anchor', () => {
  expect(drawnExamples(readPage('a.mdx', '```rust\nlog!("a");\n```')).examples[0]?.anchor).toBeNull()
})

const brokenPreview = ['```rust preview', '# clear(0xffffffff);', 'rect!(x = y);', '```']

test('reports a preview error at its line in the page', () => {
  const { filePath, examples } = read(...brokenPreview)
  expect(examples.flatMap((example) => drawingErrors(filePath, example))).toEqual([
    expect.stringMatching(/^content\/learn\/a\.mdx:5 .*`y`/),
  ])
})

test('reports an error without a line at the fence', () => {
  const { filePath, examples } = read('```rust preview', 'let a = 1;', '```')
  expect(examples.flatMap((example) => drawingErrors(filePath, example))).toEqual([
    'content/learn/a.mdx:3 the preview draws, logs and plays nothing – show another frame, or write not_run="why"',
  ])
})

const example = (line: number, address: string | null, anchor: string | null = null): EngineExample => ({
  place: `learn/a.mdx:${line}`,
  page: '/learn/a',
  anchor,
  line,
  program: '',
  picture: address === null ? null : { address, width: 256, height: 144, description: '', caption: null, moment: '' },
})
const examples = [example(40, '/late.png', 'late'), example(9, null), example(10, '/first.png', 'early')]

test("a page's picture is its first, in any node order", () => {
  expect(pictureAt('/learn/a', examples)?.address).toBe('/first.png')
})

test("a heading's picture is below it", () => {
  expect(pictureAt('/learn/a#late', examples)?.address).toBe('/late.png')
})

test('returns undefined without a picture', () => {
  expect(pictureAt('/learn/a#other', examples)).toBeUndefined()
  expect(pictureAt('/learn/b', examples)).toBeUndefined()
})
