import type { ExampleCard } from '../../lib/symbols/exampleCards'
import { loadCards, matchingCards } from './galleryCards'

const card = (title: string, fields: Partial<ExampleCard> = {}): ExampleCard => {
  return { title, page: 'Boxes', description: '', macros: '', program: '0a1b2c3d', isGame: false, ...fields }
}

const mockChunks: Record<string, ExampleCard[]> = {}
const mockFile = { total: 150, cards: [] as ExampleCard[], chunks: ['b', 'c'] }
const mockRequested: string[] = []

jest.mock('../../dom/fetchPublished', () => ({
  memoizedPublished: () => () => Promise.resolve(mockFile),
  fetchChunk: (_data: string, name: string) => {
    mockRequested.push(name)
    return Promise.resolve({ json: () => Promise.resolve(mockChunks[name]) })
  },
}))

test('loads the chunks of the first cards, then the others', async () => {
  const all = Array.from({ length: 150 }, (_, at) => card(String(at)))
  mockFile.cards = all.slice(0, 64)
  Object.assign(mockChunks, { b: all.slice(64, 128), c: all.slice(128) })
  expect(await loadCards(64)).toEqual({ total: 150, cards: all.slice(0, 64) })
  expect(mockRequested).toEqual([])
  expect((await loadCards(65)).cards).toHaveLength(128)
  expect(mockRequested).toEqual(['b'])
  expect((await loadCards(Infinity)).cards).toEqual(all)
  expect(mockRequested).toEqual(['b', 'c'])
})

test('a filter looks for every word in title, page and description, and for macros in the program', () => {
  const cards = [
    card('Pancake Cat', { page: 'Pancake Cat', description: 'Pancakes' }),
    card('A bar', { page: 'Rectangles', macros: 'clear! rect!' }),
    card('Move the cat', { page: 'Pancake Cat' }),
  ]
  const found = (query: string) => matchingCards(cards, query).map(({ title }) => title)
  expect(found('cat MOVE')).toEqual(['Move the cat'])
  expect(found('rect!')).toEqual(['A bar'])
  expect(found('  ')).toHaveLength(3)
  expect(found('windmill')).toEqual([])
})
