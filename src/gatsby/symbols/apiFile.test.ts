import type { EngineExample } from '../../lib/symbols/engineExample'
import { contentSymbols } from '../../../tests/content'
import { apiFileOf } from './apiFile'

const example = (page: string, line: number, program: string): EngineExample => ({
  place: `${page.slice(1)}.mdx:${line}`,
  page,
  anchor: null,
  line,
  program,
  picture: null,
})

test('a symbol lists its examples by page and line', () => {
  const examples = [
    example('/learn/b', 3, 'circ!(d = 8);'),
    example('/learn/a', 20, 'circ!(d = 8);'),
    example('/learn/a', 9, 'circ!(d = 8); clear(0);'),
  ]
  const { symbols, examples: sorted } = apiFileOf(contentSymbols(), examples)
  const examplesOf = (wanted: string) => symbols.find(({ name }) => name === wanted)?.examples
  expect(examplesOf('circ!')).toEqual(['learn/a.mdx:9', 'learn/a.mdx:20', 'learn/b.mdx:3'])
  expect(examplesOf('clear')).toEqual(['learn/a.mdx:9'])
  expect(examplesOf('rect!')).toEqual([])
  expect(sorted.map(({ place }) => place)).toEqual(['learn/a.mdx:9', 'learn/a.mdx:20', 'learn/b.mdx:3'])
})
