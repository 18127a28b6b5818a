import { readPageSource } from './pageSource'
import { directiveErrors } from './directives'

const errorsIn = (...lines: string[]) => directiveErrors(readPageSource('page.mdx', lines.join('\n')).tree)

test('accepts valid directives', () => {
  expect(errorsIn(':::tip', 'Text.', ':::', '', '::::steps', '### One', '::::')).toEqual([])
})

test('reports an unknown name with the known ones', () => {
  expect(errorsIn('Text.', '', ':::hint', 'More.', ':::')).toEqual([
    {
      line: 3,
      problem: 'unknown directive ":::hint"',
      remedy: 'use one of: note, info, tip, success, warning, danger, callout, details, steps, code-group',
    },
  ])
})

test('reports an unknown name inside another block', () => {
  expect(errorsIn('::::tip', ':::hint', 'More.', ':::', '::::')[0]?.line).toBe(2)
})

test('reports two colons with the correct form', () => {
  expect(errorsIn('::tip[Text]')).toEqual([
    {
      line: 1,
      problem: '"::tip" has two colons',
      remedy: 'start it with three colons, ":::tip", and end it with three',
    },
  ])
})

test('reports text before the first step heading at its line', () => {
  expect(errorsIn('::::steps', '', 'First some text.', '', '### One', '::::')).toEqual([
    {
      line: 3,
      problem: 'text before the first heading of the steps',
      remedy: 'start the steps with a heading such as "### First step"',
    },
  ])
})

test('reports steps without headings at their line', () => {
  expect(errorsIn('Text.', '', '::::steps', '::::')[0]?.line).toBe(3)
})

test('reports each block without title in a code group', () => {
  expect(
    errorsIn(':::code-group', '```bash [macOS]', 'ls', '```', '', '```bash', 'dir', '```', '', 'Text.', ':::'),
  ).toEqual([
    {
      line: 6,
      problem: 'a block in the code group has no title',
      remedy: 'write one after the language, such as ```bash [Windows]',
    },
    {
      line: 10,
      problem: 'a block in the code group has no title',
      remedy: 'write one after the language, such as ```bash [Windows]',
    },
  ])
})
