import { readPageSource } from './pageSource'
import { directiveFaults } from './directives'

const faultsIn = (...lines: string[]) => directiveFaults(readPageSource('page.mdx', lines.join('\n')).tree)

test('directives that are right have no faults', () => {
  expect(faultsIn(':::tip', 'Text.', ':::', '', '::::steps', '### One', '::::')).toEqual([])
})

test('an unknown name is told with the known ones', () => {
  expect(faultsIn('Text.', '', ':::hint', 'More.', ':::')).toEqual([
    {
      line: 3,
      problem: 'unknown directive ":::hint"',
      remedy: 'use one of: note, info, tip, success, warning, danger, callout, details, steps, code-group',
    },
  ])
})

test('an unknown name inside another block is told too', () => {
  expect(faultsIn('::::tip', ':::hint', 'More.', ':::', '::::')[0]?.line).toBe(2)
})

test('two colons are told with the way to write it', () => {
  expect(faultsIn('::tip[Text]')).toEqual([
    {
      line: 1,
      problem: '"::tip" has two colons',
      remedy: 'begin it with three colons, ":::tip", and end it with three',
    },
  ])
})

test('text before the first heading of the steps is told on its own line', () => {
  expect(faultsIn('::::steps', '', 'First some text.', '', '### One', '::::')).toEqual([
    {
      line: 3,
      problem: 'text before the first heading of the steps',
      remedy: 'begin the steps with a heading such as "### First step"',
    },
  ])
})

test('steps without any heading are told on the line of the steps', () => {
  expect(faultsIn('Text.', '', '::::steps', '::::')[0]?.line).toBe(3)
})

test('each block without a title in a code group is told', () => {
  expect(
    faultsIn(':::code-group', '```bash [macOS]', 'ls', '```', '', '```bash', 'dir', '```', '', 'Text.', ':::'),
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
