/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { bareExamples, resultFaults, spareResultFaults } from './results'

const example = '```rust\nlog!("Hi");\n```\n'
const placesIn = (below: string, fence = example) =>
  bareExamples(readPage('learn/a.mdx', `# A\n\n## Part\n\n${fence}\n${below}`)).map(({ place }) => place)

test('an example without a picture tells its result in the next paragraph or as output', () => {
  expect(placesIn('It prints Hi.')).toEqual([])
  expect(placesIn('```text\n[turbo] Hi\n```')).toEqual([])
  expect(placesIn('', '```rust preview\nclear(0xff0000ff);\n```\n')).toEqual([])
  expect(placesIn('', '```rust compile_fail="why"\nlet x\n```\n')).toEqual([])
  expect(placesIn('## Next')).toEqual(['/learn/a#part'])
  expect(placesIn('- A list')).toEqual(['/learn/a#part'])
})

test('the list names the ones that are left, and gets shorter with them', () => {
  const bare = [{ line: 5, place: '/a#b' }]
  expect(resultFaults(bare, new Set(['/a#b']))).toEqual([])
  expect(resultFaults(bare, new Set()).map(({ line }) => line)).toEqual([5])
  expect(spareResultFaults(['/a#b', '/a#c'], bare).map(({ line }) => line)).toEqual([2])
})
