import { indexFileOf } from '../../src/gatsby/search/indexFile'
import { answerOf, searchFileOf, type SearchSource } from '../../src/lib/search/searchIndex'
import { searchWords } from '../../src/site/searchWords'
import { isSearchable } from '../../src/gatsby/search/localSearch'
import { readPage } from '../../src/markdown/readPage'
import { syntheticPages } from '../../scripts/bench/syntheticPages'
import { contentPages } from '../content'
import { expectedResults } from './expectedResults'

/** Number of generated pages; a thousand take minutes and run in the deep tier. */
const MADE_PAGES = Number(process.env.MADE_PAGES ?? 0)

const made = syntheticPages(MADE_PAGES, contentPages()).map(({ filePath, source }) => readPage(filePath, source, ''))
const pages = [...contentPages(), ...made].filter(isSearchable)
const documents = pages.flatMap(({ sections }) => sections)
const symbols = pages.flatMap((page) => page.symbols)
const pieces = new Map<string, string>()
const head = indexFileOf(documents, symbols, (content) => {
  const name = `piece-${pieces.size}`
  pieces.set(name, content)
  return name
})
const whole: SearchSource = { ...searchFileOf(indexFileOf(documents, symbols)), words: searchWords }

/** Queries a chunked index and returns the loaded chunks. */
function queryCut(query: string) {
  const cut: SearchSource = { ...searchFileOf(head), words: searchWords }
  const taken: string[] = []
  for (;;) {
    const answer = answerOf(query, cut)
    const wanted = cut.chunks!.takeWanted()
    if (wanted.length === 0) return { answer, taken }
    taken.push(...wanted)
    for (const name of wanted) cut.chunks!.add(name, pieces.get(name)!)
  }
}

/** Misspelled, swapped and unknown words; types and rows. */
const OTHER_QUERIES = ['s', 'xect', 'dprite', 'psrite', 'cmaera', 'zzzqqq', '%', 'vec<u32>', '-> f32'].concat([
  'Bounds -> bool',
  'Bounds::contains',
  'bounds.x',
  'contains',
  'flip_x',
  'just_pressed',
  '--watch',
  'default-font',
])
/** With generated pages all of them, else a third. */
const queries = [...expectedResults.map(({ query }) => query), ...OTHER_QUERIES].filter(
  (_, place) => MADE_PAGES > 0 || place % 3 === 0,
)

test('the pages fill several chunks', () => {
  expect(pages.length).toBeGreaterThan(MADE_PAGES)
  expect(pieces.size).toBeGreaterThan(4)
})

test('a chunked index answers like a whole one', () => {
  const others = queries.filter((query) => {
    return JSON.stringify(queryCut(query).answer) !== JSON.stringify(answerOf(query, whole))
  })
  expect(others).toEqual([])
})

test("an answer loads only its words' chunks, once", () => {
  const { taken } = queryCut('rect')
  expect(taken.length).toBeLessThan(pieces.size / 2)
  expect(new Set(taken).size).toBe(taken.length)
})

test('a query without words loads no chunk', () => {
  expect(queryCut('%').taken).toEqual([])
})
