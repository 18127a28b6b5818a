/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { previewErrors } from './previews'

const preview = '```rust preview\nrect!(w = 8);\n```\n'
const previewLines = (source: string) => previewErrors(readPage('page.mdx', source)).map(({ line }) => line)

test('the paragraph below a preview describes it', () => {
  expect(previewLines(`${preview}\nYou see a box.`)).toEqual([])
  expect(previewLines(`# T\n\n${preview}\nA box.`)).toEqual([3])
  expect(previewLines(`${preview}\n- You see a box.`)).toEqual([1])
  expect(previewLines(preview)).toEqual([1])
})

test('ignores the word in a reason or title', () => {
  expect(previewLines('```rust fragment="a preview is elsewhere"\na();\n```\n')).toEqual([])
  expect(previewLines('```rust title="preview"\na();\n```\n')).toEqual([])
})

test('a nested preview is described where it is', () => {
  expect(previewLines(`:::details\n${preview}\nYou see a box.\n:::`)).toEqual([])
  expect(previewLines(`:::details\n${preview}:::\n\nYou see a box.`)).toEqual([2])
})

test('output needs no description', () => {
  expect(previewLines('```rust preview\nlog!("Hello");\n```\n')).toEqual([])
})

test('a code group has no room for a description', () => {
  expect(previewLines(':::code-group\n```rust [A] preview\nrect!();\n```\n:::')).toEqual([])
})
