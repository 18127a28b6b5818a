/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { bareExamples, listErrors, resultErrors } from './results'

const example = '```rust\nlog!("Hi");\n```\n'
const placesIn = (below: string, fence = example) =>
  bareExamples(readPage('learn/a.mdx', `# A\n\n## Part\n\n${fence}\n${below}`)).map(({ place }) => place)

test('an example without picture states its result next', () => {
  expect(placesIn('It prints Hi.')).toEqual([])
  expect(placesIn('The terminal gets one line a second.')).toEqual([])
  expect(placesIn('```text\n[turbo] Hi\n```')).toEqual([])
  expect(placesIn('', '```rust preview\nclear(0xff0000ff);\n```\n')).toEqual([])
  expect(placesIn('', '```rust compile_fail="why"\nlet x\n```\n')).toEqual([])
})

test.each([
  '## Next',
  '- It prints Hi.',
  '**Learn more:** [Log](/a)',
  'Use `log!` here.',
  'Look closely. It prints Hi.',
])('%s states no result', (below) => {
  expect(placesIn(below)).toEqual(['/learn/a#part'])
})

const bare = [
  { line: 5, place: '/a#b' },
  { line: 9, place: '/a#b' },
]

test('the list covers all remaining examples, and a new one is an error', () => {
  expect(resultErrors(bare, ['/a#b', '/a#b'])).toEqual([])
  expect(resultErrors(bare, ['/a#b'])).toEqual([
    {
      line: 9,
      problem: 'an example has neither a picture nor a stated result',
      remedy: 'add `preview`, its output in a `text` block, or a sentence below it, such as "This logs …"',
    },
  ])
})

test('an obsolete entry is an error', () => {
  expect(listErrors(['/a#b', '/a#b', '/a#b'], bare, 3)).toEqual([
    { line: 3, problem: 'the examples of /a#b state their result', remedy: 'remove the line' },
  ])
})

test('the list only shrinks', () => {
  expect(listErrors(['/a#b', '/a#b'], bare, 2)).toEqual([])
  expect(listErrors(['/a#b', '/a#b'], bare, 1)).toMatchObject([
    { problem: 'the list has 2 lines, and may have 1', remedy: 'let the new examples state their result' },
  ])
  expect(listErrors(['/a#b', '/a#b'], bare, 3)).toMatchObject([{ remedy: 'make MAX_WITHOUT_RESULT 2' }])
})
