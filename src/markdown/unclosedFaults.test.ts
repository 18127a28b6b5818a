import { readPageSource } from './pageSource'
import { unclosedFaults } from './unclosedFaults'

function faultsOf(source: string) {
  const { tree } = readPageSource('a.mdx', source)
  return unclosedFaults(tree, source).map(({ line, problem, remedy }) => `${line} ${problem} – ${remedy}`)
}

test.each([
  '```rust\nlet a = 1;\n```',
  '````md\n```rust\n```\n````',
  '~~~\na\n~~~~',
  ':::note\nA\n:::',
  '::::steps\n### A\n\n:::note\nB\n:::\n::::',
  '- a\n\n  ```rust\n  let a = 1;\n  ```\n\n- b',
  '> ```\n> a\n> ```',
  '\tindented code',
])('what is closed is right: %j', (source) => {
  expect(faultsOf(source)).toEqual([])
})

test.each([
  ['# A\n\n```rust\nlet a = 1;', '3 the code block has no end – write a line with ``` below it'],
  ['# A\n\n````md\n```\n', '3 the code block has no end – write a line with ```` below it'],
  ['# A\n\n:::note\nB', '3 ":::note" has no end – write a line with ::: below it'],
  ['::::steps\n### A\n:::', '1 ":::steps" has no end – write a line with :::: below it'],
])('what takes the rest of the page is told: %j', (source, told) => {
  expect(faultsOf(source)).toEqual([told])
})
