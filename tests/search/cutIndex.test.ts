import { indexFileOf } from '../../src/gatsby/search/indexFile'
import { answerOf, searchFileOf } from '../../src/lib/search/searchIndex'
import type { SearchSource } from '../../src/lib/search/searchIndex'
import { searchWords } from '../../src/site/searchWords'
import { isSearchable } from '../../src/gatsby/search/localSearch'
import { readPage } from '../../src/markdown/readPage'
import { syntheticPages } from '../../scripts/bench/syntheticPages'
import { contentPages } from '../content'
import { expectedResults } from './expectedResults'

/** Pages made from the real ones; a thousand take minutes, and are asked in the deep tier. */
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

/** Asks a cut index of which nothing is there yet, and tells which pieces the answer took. */
function askCut(query: string) {
  const cut: SearchSource = { ...searchFileOf(head), words: searchWords }
  const taken: string[] = []
  for (;;) {
    const answer = answerOf(query, cut)
    const wanted = cut.pieces!.takeWanted()
    if (wanted.length === 0) return { answer, taken }
    taken.push(...wanted)
    for (const name of wanted) cut.pieces!.add(name, pieces.get(name)!)
  }
}

/** Typed wrong in the first letter, with letters exchanged, not at all in the pages; by types, by the names of rows. */
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
const queries = [...expectedResults.map(({ query }) => query), ...OTHER_QUERIES]

test('the pages fill several pieces', () => {
  expect(pages.length).toBeGreaterThan(MADE_PAGES)
  expect(pieces.size).toBeGreaterThan(4)
})

test('a cut index answers every query as the whole one does', () => {
  const others = queries.filter((query) => {
    return JSON.stringify(askCut(query).answer) !== JSON.stringify(answerOf(query, whole))
  })
  expect(others).toEqual([])
})

test('an answer takes the pieces of its words alone, each once', () => {
  const { taken } = askCut('rect')
  expect(taken.length).toBeLessThan(pieces.size / 2)
  expect(new Set(taken).size).toBe(taken.length)
})

test('a query without words takes no piece', () => {
  expect(askCut('%').taken).toEqual([])
})
