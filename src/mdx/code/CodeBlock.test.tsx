import { render } from '@testing-library/react'
import { CodeBlock, titleKind } from './CodeBlock'

const block = (title: string | undefined, language = 'rust') =>
  render(<CodeBlock html="" language={language} title={title} />).container.querySelector('figcaption')

test('a block without a title has no title row', () => {
  expect(block(undefined)).toBeNull()
})

test('a title with a dot is a file', () => {
  expect(block('src/lib.rs')).toHaveTextContent('src/lib.rs')
  expect(block('src/lib.rs')!.querySelector('svg path')).toHaveAttribute('d', expect.stringMatching(/^M14 3H6/))
})

test('a title of shell lines has a terminal, even with a dot', () => {
  expect(block('install.sh', 'bash')!.querySelector('svg path')).toHaveAttribute('d', expect.stringMatching(/^M3 5h18/))
})

test('any other title has no icon', () => {
  expect(block('Output')!.querySelector('svg')).toBeNull()
})

test('lines that are not shown stand ready for a player', () => {
  const { container } = render(<CodeBlock html="" language="rust" setUp='[[0,"let a = 1;"]]' />)
  expect(container.querySelector('[data-code-block]')).toHaveAttribute('data-set-up', '[[0,"let a = 1;"]]')
})

test('a browser that translates the page leaves the code as it is', () => {
  const { container } = render(<CodeBlock html="" language="rust" />)
  expect(container.querySelector('pre')).toHaveAttribute('translate', 'no')
})

test('a title with a dot is the name of a file', () => {
  expect(titleKind('src/lib.rs', 'rust')).toBe('file')
  expect(titleKind('Output', 'text')).toBeUndefined()
})

test('a title of shell lines is no file, even with a dot', () => {
  expect(titleKind('install.sh', 'bash')).toBe('shell')
  expect(titleKind('macOS', 'bash')).toBe('shell')
})
