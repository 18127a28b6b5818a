/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { previewErrors } from './previews'

const preview = '```rust preview\nrect!(w = 8);\n```\n'
const previewLines = (source: string) => previewErrors(readPage('page.mdx', source)).map(({ line }) => line)

test('the paragraph below a preview says what is seen', () => {
  expect(previewLines(`${preview}\nYou see a box.`)).toEqual([])
  expect(previewLines(`# T\n\n${preview}\nA box.`)).toEqual([3])
  expect(previewLines(`${preview}\n- You see a box.`)).toEqual([1])
  expect(previewLines(preview)).toEqual([1])
})

test('the word inside a reason or a title makes no preview', () => {
  expect(previewLines('```rust fragment="a preview is elsewhere"\na();\n```\n')).toEqual([])
  expect(previewLines('```rust title="preview"\na();\n```\n')).toEqual([])
})

test('a preview inside another block is described inside it', () => {
  expect(previewLines(`:::details\n${preview}\nYou see a box.\n:::`)).toEqual([])
  expect(previewLines(`:::details\n${preview}:::\n\nYou see a box.`)).toEqual([2])
})

test('in a code group there is no place for a paragraph', () => {
  expect(previewLines(':::code-group\n```rust [A] preview\nrect!();\n```\n:::')).toEqual([])
})
