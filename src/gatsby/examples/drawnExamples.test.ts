import { readPage } from '../../markdown/readPage'
import { drawingErrors, drawnExamples, pictureAt } from './drawnExamples'
import type { EngineExample } from '../../lib/symbols/engineExample'

const read = (...lines: string[]) => readPage('learn/a.mdx', ['# Title', '', ...lines].join('\n'))

test('an example without a preview has its place and its program', () => {
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

test('an example before the first heading stands under none', () => {
  expect(drawnExamples(readPage('a.mdx', '```rust\nlog!("a");\n```')).examples[0]?.anchor).toBeNull()
})

const brokenPreview = ['```rust preview', '# clear(0xffffffff);', 'rect!(x = y);', '```']

test('what is wrong with a preview is told in the page, at its line', () => {
  const { filePath, examples } = read(...brokenPreview)
  expect(examples.flatMap((example) => drawingErrors(filePath, example))).toEqual([
    expect.stringMatching(/^content\/learn\/a\.mdx:5 .*`y`/),
  ])
})

test('a fault of no line of its own is told where the preview begins', () => {
  const { filePath, examples } = read('```rust preview', 'let a = 1;', '```')
  expect(examples.flatMap((example) => drawingErrors(filePath, example))).toEqual([
    'content/learn/a.mdx:3 the preview draws nothing – drop `preview`, or show another frame',
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

test('the picture of a page is the first on it, wherever its node stands', () => {
  expect(pictureAt('/learn/a', examples)?.address).toBe('/first.png')
})

test('the picture of a heading stands below it', () => {
  expect(pictureAt('/learn/a#late', examples)?.address).toBe('/late.png')
})

test('where no picture stands is none', () => {
  expect(pictureAt('/learn/a#other', examples)).toBeUndefined()
  expect(pictureAt('/learn/b', examples)).toBeUndefined()
})
