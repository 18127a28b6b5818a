import { contentPages, contentSymbols } from '../../../tests/content'
import { describeEngineFacts } from '../../../tests/engineFacts'

const pages = contentPages()

describeEngineFacts(contentSymbols)

test('no page has errors', () => {
  expect(pages.flatMap(({ errors }) => errors)).toEqual([])
})

test('symbol names are unique', () => {
  const names = contentSymbols().map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every anchor exists, and ids are unique per page', () => {
  for (const { headings, rowIds, symbols } of pages) {
    const ids = [...headings.map(({ id }) => id), ...rowIds.values()]
    expect(new Set(ids).size).toBe(ids.length)
    expect(symbols.filter(({ anchor }) => !ids.includes(anchor))).toEqual([])
  }
})

test("every symbol has a signature, a summary, and its page's links", () => {
  const bare = contentSymbols().filter(({ signature, summary }) => signature === '' || summary === '')
  expect(bare.map(({ name }) => name)).toEqual([])
  const tween = contentSymbols().find(({ name }) => name === 'Tween::set')
  expect(tween?.seeAlso[0]).toEqual({ title: 'Time', href: '/learn/api/time' })
})

test('every API page declares a symbol', () => {
  const silent = pages.filter(({ path, symbols }) => path.startsWith('/learn/api/') && symbols.length === 0)
  expect(silent.map(({ path }) => path)).toEqual([])
})
