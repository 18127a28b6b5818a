import type { Node } from 'gatsby'
import { publishedNodes } from './publishedNodes'

const symbol = (page: string, line: number, name: string) => ({
  name,
  kind: 'function',
  signature: `fn ${name}()`,
  summary: '',
  type: null,
  default: null,
  value: null,
  options: [],
  page,
  line,
  anchor: name,
  parentSymbol: null,
  seeAlso: [],
})
const example = (page: string, line: number) => ({
  place: `${page}:${line}`,
  page,
  anchor: null,
  line,
  program: '',
  picture: null,
})

test('the published order is independent of node order', () => {
  const made: Record<string, object[]> = {
    DocPage: ['/learn/time', '/learn/bounds'].map((path) => ({ path, content: '' })),
    EngineSymbol: [symbol('/b', 4, 'last'), symbol('/a', 30, 'second'), symbol('/a', 4, 'first')],
    EngineExample: [example('/b', 1), example('/a', 12), example('/a', 7)],
  }
  const { pages, symbols, examples } = publishedNodes((type) => made[type] as Node[])
  expect(pages.map(({ path }) => path)).toEqual(['/learn/bounds', '/learn/time'])
  expect(symbols.map(({ name }) => name)).toEqual(['first', 'second', 'last'])
  expect(examples.map(({ place }) => place)).toEqual(['/a:7', '/a:12', '/b:1'])
})
