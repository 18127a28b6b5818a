/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { shapeErrors } from './shapes'

const errorsOf = (path: string, source: string) =>
  shapeErrors(readPage(path, source)).map(({ line, problem }) => `${line} ${problem}`)

const api = `# Cat

Cats purr.

## Overview

## Reference

## Behavior

## Examples

### One

### Two

### Three

## Common mistakes

## See also

- [Dog](/dog)
`
const guide = `# Cats

## Before you start

## The complete game

## Troubleshooting

## See also

- [Dog](/dog)
`
const tutorial = `# Cats

\`\`\`rust preview fragment="the picture"
\`\`\`

## Overview

:::info[Summary]
Difficulty: easy. Time: short. What you will learn: cats.
:::

## Walkthrough

::::steps
### Draw

\`\`\`rust
rect!(w = 8);
\`\`\`

You should see a box.

### Rest
::::

## The full program

\`\`\`rust
turbo::go!({ rect!(w = 8); });
\`\`\`

## Conclusion

## Next steps

- [Dog](/dog)
`
const pages = { 'learn/api/cat.mdx': api, 'learn/guides/cat.mdx': guide, 'learn/tutorials/cat.mdx': tutorial }

test.each(Object.entries(pages))('%s can have the shape of its kind', (path, source) => {
  expect(errorsOf(path, source)).toEqual([])
})

test.each([
  ['a section by another name', '## Behavior', '## Behaving', ['9 "Behavior" is not in the right place']],
  ['a section too many', '## See also', '## More\n\n## See also', ['21 "See also" is not in the right place']],
  ['a last section without list', '- [Dog](/dog)', 'None.', ['21 "See also" is not a list']],
  ['two sentences of purpose', 'Cats purr.', 'Cats purr. They do.', ['2 the purpose is not one sentence']],
  ['no purpose', 'Cats purr.\n', '', ['2 the purpose is not one sentence']],
  ['two examples', '### Three\n', '', ['11 2 examples']],
])('an API page with %s', (_, from, to, errors) => {
  expect(errorsOf('learn/api/cat.mdx', api.replace(from, to))).toEqual(errors)
})

test('a period in code does not end a sentence', () => {
  expect(errorsOf('learn/api/cat.mdx', api.replace('Cats purr.', 'Cats say `a. b`.'))).toEqual([])
})

test.each([
  ['another beginning', '## Before you start', '## Start', ['3 the guide does not start with "Before you start"']],
  ['no result', 'complete', 'whole', ['1 the guide shows no complete result']],
  ['no troubleshooting', '## Troubleshooting', '## Trouble', ['1 the guide has no "Troubleshooting"']],
  ['another end', '## See also', '## More', ['9 the page does not end with "See also"']],
])('a guide with %s', (_, from, to, errors) => {
  expect(errorsOf('learn/guides/cat.mdx', guide.replace(from, to))).toEqual(errors)
})

test('an announced guide only needs the ending', () => {
  const coming = '# Cats\n\n:::info[Coming soon]\nSoon.\n:::\n\n## See also\n\n- [Dog](/dog)\n'
  expect(errorsOf('learn/guides/cat.mdx', coming)).toEqual([])
  expect(errorsOf('learn/guides/cat.mdx', coming.replace('See also', 'More'))).toHaveLength(1)
})

test.each([
  ['no time', 'Time: short. ', '', ['1 "Overview" does not name "Time:"']],
  ['a step that shows nothing', 'You should see a box.', 'Save.', ['15 the step "Draw" does not say what to see']],
  ['another order', '## Conclusion', '## End', ['32 "Conclusion" is not in the right place']],
  ['no picture above', ' preview', '', ['1 the tutorial does not begin with a picture of the game']],
  ['no summary', ':::info[Summary]', ':::tip', ['1 "Overview" has no summary']],
  ['a single step', '### Rest\n', '', ['1 "Walkthrough" has fewer than two steps']],
  ['no full program', 'turbo::go!({ rect!(w = 8); });', '…', ['1 "The full program" shows no program']],
])('a tutorial with %s', (_, from, to, errors) => {
  expect(errorsOf('learn/tutorials/cat.mdx', tutorial.replace(from, to))).toEqual(errors)
})

test('other pages have no required sections', () => {
  expect(errorsOf('learn/cat.mdx', '# Cats')).toEqual([])
})
