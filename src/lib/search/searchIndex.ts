import MiniSearch from 'minisearch'
import type { Options, SearchOptions } from 'minisearch'
import { namedFirst, sectionFactor } from './naming'
import { nearestWords } from './nearestWords'
import { FIELDS, unpackIndex } from './packedIndex'
import type { PackedIndex } from './packedIndex'
import { unpackSections } from './packedSections'
import { pageOf } from './pageOf'
import { kindOfSection } from './resultKind'
import type { SearchAnswer, SearchDocument, SearchResult, SearchWords } from './searchDocument'
import { cappedQuery, searchQueryOf, swappedQueries } from './searchQuery'
import type { QueryWord, SearchQuery } from './searchQuery'
import { unpackRows } from './symbolRows'
import type { SymbolRow } from './symbolRows'
import { rowsOfSignature, withRows } from './rowResults'
import { tokensOf } from './tokens'

/** At most this many results are shown. */
export const MAX_RESULTS = 16

/** How the index is read. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'href',
  fields: [...FIELDS],
  storeFields: ['title', 'titles', 'isPage', 'number'],
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

/** What an index file holds: the sections by their words, and what the pages declare. */
export type SearchFile = { index: SearchIndex; rows: readonly SymbolRow[]; pageTitles: ReadonlyMap<string, string> }

/** Reads an index file. */
export function searchFileOf(file: string): SearchFile {
  const packed = JSON.parse(file) as PackedIndex
  const sections = unpackSections(packed.sections)
  const pages = sections.filter(({ isPage }) => isPage)
  return {
    index: MiniSearch.loadJS<SearchDocument>(unpackIndex(packed, sections), indexOptions),
    rows: unpackRows(packed.rows),
    pageTitles: new Map(pages.map(({ href, title }) => [pageOf(href), title])),
  }
}

/** What answers are made from. */
export type SearchSource = SearchFile & {
  words: SearchWords
  /** Options of the index in place of ours. */
  overrides?: SearchOptions
}

type Hit = Omit<SearchResult, 'kind'> & { score: number; terms: string[] }

/**
 * The best answers to a query: functions of the types that it asks for; else what is declared by that name, and the best
 * sections. Equal ones stand in a fixed order: pages before sections, then by address. Where nothing is found, two letters
 * may have changed places, and the nearest words are told.
 */
export function answerOf(asked: string, source: SearchSource): SearchAnswer {
  const typed = cappedQuery(asked)
  const functions = rowsOfSignature(typed, source)
  if (functions.length > 0) {
    return { query: asked, results: functions.slice(0, MAX_RESULTS), terms: [], nearest: [] }
  }
  let hits = hitsOf(typed, source)
  if (hits.length === 0 && typed.length <= LONGEST_SWAPPED_QUERY) {
    const exact = { ...source, overrides: { ...source.overrides, fuzzy: false } }
    hits = inOrder(swappedQueries(typed).flatMap((swapped) => hitsOf(swapped, exact)))
  }
  const found = [...new Map(hits.map((hit) => [hit.href, hit])).values()].slice(0, MAX_RESULTS)
  const sections = found.map(({ href, title, titles, isPage, number }): SearchResult => {
    return { href, title, titles, isPage, number, kind: kindOfSection({ href, title, titles }, source.words) }
  })
  return {
    query: asked,
    results: withRows(sections, typed, source).slice(0, MAX_RESULTS),
    terms: [...new Set(found.flatMap(({ terms }) => terms))].filter((term) => !term.startsWith('^')),
    nearest: found.length > 0 ? [] : nearestWords(typed, source.index),
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
