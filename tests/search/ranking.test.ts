import zlib from 'node:zlib'
import { extrasFileOf, indexFileOf } from '../../src/gatsby/search/indexFile'
import { sectionFactor } from '../../src/lib/search/naming'
import { answerOf, searchFileOf } from '../../src/lib/search/searchIndex'
import { nameKey } from '../../src/lib/search/phrases'
import type { SectionExtras } from '../../src/lib/search/searchDocument'
import { PHRASES } from '../../src/site/searchPhrases'
import { searchWords } from '../../src/site/searchWords'
import { contentDocuments, contentSymbols } from '../content'
import { additionalRoutes, routes, TEMPLATE_ROUTE } from '../counts'
import { readerQueries, expectedResults, formerlyMissed } from './expectedResults'

const documents = contentDocuments()
const file = indexFileOf(documents, contentSymbols())
const { excerpts } = JSON.parse(extrasFileOf(documents, {})) as SectionExtras
const source = { ...searchFileOf(file), words: searchWords }
const addresses = new Set(documents.map(({ href }) => href))
const rowAddresses = new Set(source.rows.map(({ href }) => href))
const resultsFor = (query: string) => answerOf(query, source).results

const answers = expectedResults.map(({ query, first }) => {
  const found = resultsFor(query).map(({ href }) => href)
  return { query, found, place: found.findIndex((address) => [first].flat().includes(address)) }
})
const reported = ({ query, found }: (typeof answers)[number]) => `${query}: ${found.slice(0, 3).join(' ')}`

const wanted = expectedResults.flatMap(({ first }) => first)
const pageOf = (address: string) => address.replace(/#.*/, '')

test('expected results exist', () => {
  expect(wanted.filter((address) => !addresses.has(address) && !rowAddresses.has(address))).toEqual([])
})

test('every page is an expected result', () => {
  const expected = new Set(wanted.map(pageOf))
  expect(documents.filter(({ isPage, href }) => isPage && !expected.has(pageOf(href))).map(({ href }) => href)).toEqual(
    [],
  )
})

test('there are at least 250 unique queries', () => {
  expect(expectedResults.length).toBeGreaterThanOrEqual(250)
  expect(new Set(expectedResults.map(({ query }) => query)).size).toBe(expectedResults.length)
})

test('97 % of queries find their result first', () => {
  const misses = answers.filter(({ place }) => place !== 0)
  expect({ few: misses.length <= expectedResults.length * 0.03, misses: misses.map(reported) }).toMatchObject({
    few: true,
  })
})

test('questions after the tutorials are answered first', () => {
  const queries = new Set([...readerQueries, ...formerlyMissed].map(({ query }) => query))
  expect(answers.filter(({ query, place }) => queries.has(query) && place !== 0).map(reported)).toEqual([])
})

test('every query finds its result among the first three', () => {
  expect(answers.filter(({ place }) => place < 0 || place > 2).map(reported)).toEqual([])
})

test.each(['%', '->', '&&', '#', '?', '{}', '‹', '🥞', '0x00ffffff', '0xff0000ff'])(
  'the query "%s" has no words and finds nothing',
  (query) => {
    expect(resultsFor(query)).toEqual([])
  },
)

test('ranks the page for authors after others', () => {
  const forAuthors = documents.filter((document) => sectionFactor(document, { words: new Set() }, searchWords) < 1)
  expect(forAuthors.length).toBeGreaterThan(20)
  expect(new Set(forAuthors.map(({ href }) => href.replace(/#.*/, '')))).toEqual(new Set(['/example']))
  expect(resultsFor('callouts')[0]?.href).toBe('/example#callouts')
})

test('returns at most 16 sections', () => {
  expect(Math.max(...answers.map(({ found }) => found.length))).toBe(16)
})

test('every synonym is useful and unique', () => {
  const { synonyms } = searchWords
  const words = new Set(synonyms.map(({ term }) => term))
  expect(words.size).toBe(synonyms.length)
  expect(synonyms.filter(({ canonical }) => canonical.every((word) => resultsFor(word).length === 0))).toEqual([])
})

test('every phrase is unique', () => {
  const phrases = PHRASES.flatMap((line) => line.split(': ')[1]!.split(', '))
  expect(phrases.filter((phrase, place) => phrases.indexOf(phrase) < place)).toEqual([])
})

test('the first phrase of every section leads to it', () => {
  const others = PHRASES.filter((line) => {
    const [names, phrases] = line.split(': ') as [string, string]
    const found = resultsFor(phrases.split(', ')[0]!).slice(0, 3)
    return names.split(', ').every((name) => {
      return !found.some(({ href, title }) => href.endsWith(`/${name}`) || nameKey(title) === nameKey(name))
    })
  })
  expect(others).toEqual([])
})

test('the index has at most 70 bytes per section, the excerpts 45', () => {
  const weightOf = (text: string) => zlib.brotliCompressSync(text).length / documents.length
  expect(weightOf(file)).toBeLessThanOrEqual(70)
  expect(weightOf(JSON.stringify(excerpts))).toBeLessThanOrEqual(45)
})

test('includes all pages except the template', () => {
  const pages = documents.filter(({ isPage }) => isPage).map(({ href }) => href.replace(/#.*/, ''))
  expect(pages.sort()).toEqual([...routes, ...additionalRoutes].filter((route) => route !== TEMPLATE_ROUTE).sort())
})

test('excerpts say something, and table rows are complete', () => {
  expect(excerpts.filter((html) => / · [^<]*…(<\/code>)?<\/li>$/.test(html))).toEqual([])
  const images = documents.findIndex(({ href }) => href === '/learn/guides/sprites#add-the-images')
  expect(excerpts[images]).toMatch(/^<pre>my-game/)
})

test('ids and addresses are unique', () => {
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
  expect(addresses.size).toBe(documents.length)
})

test('finds text next to escaped characters', () => {
  expect(documents.filter(({ text }) => /&(lt|gt|amp|quot|#)/.test(text)).map(({ href }) => href)).toEqual([])
  expect(resultsFor('Vec<u32>').length).toBeGreaterThan(0)
})
