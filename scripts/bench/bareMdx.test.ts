/** @jest-environment node */
import { readPage } from '../../src/markdown/readPage'
import { bareMdx } from './bareMdx'

const bare = (...lines: string[]) => bareMdx(readPage('cats.mdx', lines.join('\n'))).split('\n')

test('a directive becomes its content with a bold label', () => {
  expect(bare('# Cats', '', ':::tip[Be kind]{#kind}', 'Feed them.', ':::')).toEqual([
    '# Cats',
    '',
    '**Be kind**',
    'Feed them.',
    '',
  ])
})

test('keeps code', () => {
  const code = ['```text', ':::tip', '```']
  expect(bare('# Cats', '', ...code)).toEqual(['# Cats', '', ...code])
})

test('omits frontmatter', () => {
  expect(bare('---', 'title: Cats', '---', '# Cats')).toEqual(['# Cats'])
})
