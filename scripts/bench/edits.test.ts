/** @jest-environment node */
import { readPage } from '../../src/markdown/readPage'
import { editedSource, firstWords } from './edits'

const source = [
  '---',
  'title: Cats',
  '---',
  '# Cats [All of them]',
  '',
  '`Cat` is a type.',
  '',
  'Draw one cat with `cat!`.',
  '',
  '## Examples',
  '',
  '### `cat!`',
  '',
  'Draws a cat.',
  '',
  '```rust signature',
  'cat!(x = 0)',
  '```',
  '',
  '### A cat',
  '',
  '```rust preview',
  'cat!(x = 8);',
  '```',
].join('\n')

const changedLines = (edited: string) => edited.split('\n').filter((line) => !source.split('\n').includes(line))

test.each([
  ['sentence', 'Draw purr one cat with `cat!`.'],
  ['heading', '### A cat purr'],
  ['fence', '// purr'],
] as const)('an edit of a %s changes one line', (edited, line) => {
  expect(changedLines(editedSource(edited, source, 'purr'))).toEqual([line])
})

test('adds a line to the first example, not to a signature', () => {
  const lines = editedSource('fence', source, 'purr').split('\n')
  expect(lines[lines.indexOf('// purr') + 1]).toBe('cat!(x = 8);')
})

test('an edited page is valid', () => {
  for (const edited of ['sentence', 'heading', 'fence'] as const) {
    expect(readPage('cats.mdx', editedSource(edited, source, 'purr')).errors).toEqual([])
  }
})

test('identifies a page by its first words', () => {
  expect(firstWords(source)).toBe('Draw one cat with')
})

test('reports a page without an example', () => {
  expect(() => editedSource('fence', '# Cats\n\nText.', 'purr')).toThrow('The page has no fence to edit')
})
