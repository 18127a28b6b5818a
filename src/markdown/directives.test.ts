import { readPageSource } from './pageSource'
import { directiveErrors } from './directives'

const errorsIn = (...lines: string[]) => directiveErrors(readPageSource('page.mdx', lines.join('\n')).tree)

test('directives that are right have no faults', () => {
  expect(errorsIn(':::tip', 'Text.', ':::', '', '::::steps', '### One', '::::')).toEqual([])
})

test('an unknown name is told with the known ones', () => {
  expect(errorsIn('Text.', '', ':::hint', 'More.', ':::')).toEqual([
    {
      line: 3,
      problem: 'unknown directive ":::hint"',
      remedy: 'use one of: note, info, tip, success, warning, danger, callout, details, steps, code-group',
    },
  ])
})

test('an unknown name inside another block is told too', () => {
  expect(errorsIn('::::tip', ':::hint', 'More.', ':::', '::::')[0]?.line).toBe(2)
})

test('two colons are told with the way to write it', () => {
  expect(errorsIn('::tip[Text]')).toEqual([
    {
      line: 1,
      problem: '"::tip" has two colons',
      remedy: 'begin it with three colons, ":::tip", and end it with three',
    },
  ])
})

test('text before the first heading of the steps is told on its own line', () => {
  expect(errorsIn('::::steps', '', 'First some text.', '', '### One', '::::')).toEqual([
    {
      line: 3,
      problem: 'text before the first heading of the steps',
      remedy: 'begin the steps with a heading such as "### First step"',
    },
  ])
})

test('steps without any heading are told on the line of the steps', () => {
  expect(errorsIn('Text.', '', '::::steps', '::::')[0]?.line).toBe(3)
})

test('each block without a title in a code group is told', () => {
  expect(
    errorsIn(':::code-group', '```bash [macOS]', 'ls', '```', '', '```bash', 'dir', '```', '', 'Text.', ':::'),
  ).toEqual([
    {
      line: 6,
      problem: 'a block in the code group has no title',
      remedy: 'write one behind the language, such as ```bash [Windows]',
    },
    {
      line: 10,
      problem: 'a block in the code group has no title',
      remedy: 'write one behind the language, such as ```bash [Windows]',
    },
  ])
})
