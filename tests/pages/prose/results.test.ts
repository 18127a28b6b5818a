/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { resultErrors } from './results'

const example = '```rust\nlog!("Hi");\n```\n'
const errorsOf = (below: string, fence = example) =>
  resultErrors(readPage('learn/a.mdx', `# A\n\n## Part\n\n${fence}\n${below}`))

test('an example without picture states its result next', () => {
  expect(errorsOf('It prints Hi.')).toEqual([])
  expect(errorsOf('The terminal gets one line a second.')).toEqual([])
  expect(errorsOf('```text\n[turbo] Hi\n```')).toEqual([])
  expect(errorsOf('', '```rust preview\nclear(0xff0000ff);\n```\n')).toEqual([])
  expect(errorsOf('', '```rust compile_fail="why"\nlet x\n```\n')).toEqual([])
})

test.each([
  '## Next',
  '- It prints Hi.',
  '**Learn more:** [Log](/a)',
  'Use `log!` here.',
  'Look closely. It prints Hi.',
])('%s states no result', (below) => {
  expect(errorsOf(below)).toEqual([
    {
      line: 5,
      problem: 'an example has neither a picture nor a stated result',
      remedy: 'add `preview`, its output in a `text` block, or a sentence below it, such as "This logs …"',
    },
  ])
})
