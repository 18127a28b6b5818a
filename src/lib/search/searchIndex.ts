import MiniSearch from 'minisearch'
import type { Options, SearchOptions } from 'minisearch'
import { namedFirst, sectionFactor } from './naming'
import { unpackIndex } from './packedIndex'
import type { PackedIndex } from './packedIndex'
import type { SearchAnswer, SearchDocument, SearchResult, SearchWords } from './searchDocument'
import { searchQueryOf, swappedQueries } from './searchQuery'
import type { QueryWord, SearchQuery } from './searchQuery'
import { tokensOf } from './tokens'

/** At most this many results are shown. */
export const MAX_RESULTS = 16

/** What the index is made of, the same where it is written and where it is read. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'href',
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles', 'html', 'isPage'],
  tokenize: (text) => tokensOf(text),
  processTerm: (term) => term,
}

/** A longer query has words enough to be found by the others. */
const LONGEST_SWAPPED_QUERY = 32

/** Edits allowed per letter of a word. */
const FUZZY = 0.2

const searchOptions: SearchOptions = {
  boost: { title: 4, text: 2, titles: 1 },
  prefix: true,
  maxFuzzy: 6,
  weights: { fuzzy: 0.45, prefix: 0.375 },
  combineWith: 'OR',
}

export type SearchIndex = MiniSearch<SearchDocument>

/** Reads an index file. */
export function searchIndexOf(file: string): SearchIndex {
  return MiniSearch.loadJS<SearchDocument>(unpackIndex(JSON.parse(file) as PackedIndex), indexOptions)
}

/** What answers are made from. */
export type SearchSource = {
  index: SearchIndex
  words: SearchWords
  /** Options of the index in place of ours. */
  overrides?: SearchOptions
}

type Hit = SearchResult & { score: number; terms: string[] }

/**
 * The best sections for a query. Equal ones stand in a fixed order: pages before sections, then by address. Where nothing
 * is found, two letters may have changed places.
 */
export function answerOf(typed: string, source: SearchSource): SearchAnswer {
  let hits = hitsOf(typed, source)
  if (hits.length === 0 && typed.length <= LONGEST_SWAPPED_QUERY) {
    const exact = { ...source, overrides: { ...source.overrides, fuzzy: false } }
    hits = inOrder(swappedQueries(typed).flatMap((swapped) => hitsOf(swapped, exact)))
  }
  const shown = [...new Map(hits.map((hit) => [hit.href, hit])).values()].slice(0, MAX_RESULTS)
  return {
    query: typed,
    results: shown.map(({ href, title, titles, html, isPage }) => ({ href, title, titles, html, isPage })),
    terms: [...new Set(shown.flatMap(({ terms }) => terms))].filter((term) => !term.startsWith('^')),
  }
}

function hitsOf(typed: string, { index, words, overrides }: SearchSource): Hit[] {
  const query = searchQueryOf(typed, words)
  const unknown = unknownWords(index, query)
  const found = index.search(typed, {
    ...searchOptions,
    tokenize: () => [...query.words.keys()],
    boostTerm: (word) => query.words.get(word)?.weight ?? 1,
    fuzzy: (word) => (unknown.has(word) ? FUZZY : false),
    boostDocument: (_href, _word, stored) => sectionFactor(stored as unknown as SearchResult, query, words),
    ...overrides,
  })
  const hits = found.map(({ id, ...hit }) => ({ ...hit, href: String(id) }) as unknown as Hit)
  return namedFirst(inOrder(hits), query, words)
}

/** The words that may be misspelled: no page has them as they are typed. A page's name of known words is spelled well. */
function unknownWords(index: SearchIndex, { words }: SearchQuery): Set<string> {
  const isUnknown = ({ word, isFuzzy }: QueryWord) =>
    isFuzzy && index.search(word, { tokenize: () => [word], prefix: false, fuzzy: false }).length === 0
  const unknown = [...words.values()].filter(isUnknown).map(({ word }) => word)
  return new Set(unknown.every((word) => word.startsWith('^')) ? [] : unknown)
}

function inOrder(hits: Hit[]): Hit[] {
  return hits.sort(
    (a, b) =>
      b.score - a.score || Number(b.isPage) - Number(a.isPage) || (a.href < b.href ? -1 : Number(a.href > b.href)),
  )
}
