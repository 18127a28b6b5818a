/** @jest-environment node */
import { readPage } from '../../src/markdown/readPage'
import { bareMdx } from './bareMdx'

const bare = (...lines: string[]) => bareMdx(readPage('cats.mdx', lines.join('\n'))).split('\n')

test('a block in colons becomes its content, and its label a bold line', () => {
  expect(bare('# Cats', '', ':::tip[Be kind]{#kind}', 'Feed them.', ':::')).toEqual([
    '# Cats',
    '',
    '**Be kind**',
    'Feed them.',
    '',
  ])
})

test('code stays as it is written', () => {
  const code = ['```text', ':::tip', '```']
  expect(bare('# Cats', '', ...code)).toEqual(['# Cats', '', ...code])
})

test('the frontmatter is left out', () => {
  expect(bare('---', 'title: Cats', '---', '# Cats')).toEqual(['# Cats'])
})
