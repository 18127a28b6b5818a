import { IndexChunks, type IndexHead } from './chunkedIndex'
import { nameRanker, pageOf } from './naming'
import { unpackIndex, unpackSections, type PackedIndex } from './packedIndex'
import type { IndexedSection, ResultKind, SearchAnswer, SearchResult, SearchWords } from './searchDocument'
import { phrasesOf, scoredSections, type Scored, type ScoringOptions } from './scoring'
import { cappedQuery, searchQueryOf, swappedQueries } from './searchQuery'
import { SectionIndex } from './sectionIndex'
import { signatureInQuery } from './signature'
import { corrected, editDistance } from './spelling'
import { stemOf } from './stem'
import { rowsOfSignature, unpackRows, withRows, type SymbolRow } from './symbolRows'
import { namesOf } from './tokens'

const MAX_RESULTS = 16

/** Longer queries have enough other words to match. */
const MAX_SWAPPED_QUERY_LENGTH = 32

type SearchFile = {
  index: SectionIndex
  rows: readonly SymbolRow[]
  pageTitles: ReadonlyMap<string, string>
  /** Chunks still to be fetched, if chunked. */
  chunks?: IndexChunks
}

export type ChunkedFile = { head: IndexHead; chunks: string[] }

export type SearchSource = SearchFile & {
  words: SearchWords
  overrides?: Partial<ScoringOptions>
}

export function searchFileOf(file: string): SearchFile {
  const packed = JSON.parse(file) as PackedIndex | ChunkedFile
  if ('head' in packed) {
    const chunks = new IndexChunks(packed.head, packed.chunks)
    return { index: chunks.index, rows: chunks.rows, pageTitles: pageTitlesOf(chunks.sections), chunks }
  }
  const sections = unpackSections(packed.sections)
  return {
    index: new SectionIndex(unpackIndex(packed, sections)),
    rows: unpackRows(packed.rows),
    pageTitles: pageTitlesOf(sections),
  }
}

function pageTitlesOf(sections: readonly IndexedSection[]): ReadonlyMap<string, string> {
  return new Map(sections.filter(({ isPage }) => isPage).map(({ href, title }) => [pageOf(href), title]))
}

type Hit = { section: IndexedSection; number: number; score: number; rank: number; scored: Scored }

/** What the first answer would otherwise wait for. */
export function prepareAnswers(source: SearchSource) {
  phrasesOf(source)
}

/**
 * Functions for a type query, otherwise matching declarations and sections, in a stable order. Misspelled words are
 * corrected; without results, similar words are suggested. Preliminary while chunks are missing.
 */
export function answerOf(input: string, source: SearchSource): SearchAnswer {
  const written = cappedQuery(input)
  source.chunks?.wantRows(written)
  const functions = rowsOfSignature(written, source)
  if (functions.length > 0) {
    return { query: input, results: functions.slice(0, MAX_RESULTS), terms: [], nearest: [] }
  }
  const typed = correctedQuery(written, source)
  // Only the list of all declarations shows whether a query is one of types or of words
  let found = signatureInQuery(typed) && !isSettled(source) ? [] : bestHits([typed], source, byName)
  if (found.length === 0 && isSettled(source) && typed.length <= MAX_SWAPPED_QUERY_LENGTH) {
    const exact = { ...source, overrides: { ...source.overrides, fuzzy: 0 } }
    found = bestHits(swappedQueries(typed), exact, byScore)
  }
  const sections = found.map(({ section: { href, title, titles, isPage }, number }): SearchResult => {
    return { href, title, titles, isPage, number, kind: kindOfSection({ href, title, titles }, source.words) }
  })
  return {
    query: input,
    results: withRows(sections, typed, source).slice(0, MAX_RESULTS),
    terms: [...new Set(found.flatMap(({ scored, number }) => scored.termsOf(number)))],
    nearest: found.length > 0 || !isSettled(source) ? [] : nearestWords(typed, source.index),
  }
}

/** A word is misspelled if no word of a page or phrase starts with it or is another form of it. */
function correctedQuery(typed: string, source: SearchSource): string {
  const { index, words } = source
  return typed.replace(/\p{L}{4,}/gu, (word) => {
    const name = word.toLowerCase()
    const known = phraseWords(words)
    const isKnown =
      index.hasWordStartingWith(name) ||
      known.some((each) => each.startsWith(name)) ||
      index.formsOf(name).length > 0 ||
      phrasesOf(source).sectionsWith(stemOf(name)).length > 0
    return isKnown ? word : (corrected(name, [...index.headingWords(), ...known]) ?? word)
  })
}

const wordsOfPhrases = new WeakMap<SearchWords, readonly string[]>()

function phraseWords(words: SearchWords): readonly string[] {
  let found = wordsOfPhrases.get(words)
  if (!found) {
    const terms = [...words.synonyms, ...words.phrases].flatMap(({ term }) => term.split(' '))
    wordsOfPhrases.set(words, (found = [...new Set(terms)]))
  }
  return found
}

function isSettled({ chunks }: SearchSource): boolean {
  return chunks?.isSettled() ?? true
}

/** Help with an error in any part of the site, otherwise the kind of the section's part. */
export function kindOfSection(
  { href, title, titles }: Pick<SearchResult, 'href' | 'title' | 'titles'>,
  { kinds, trouble }: Pick<SearchWords, 'kinds' | 'trouble'>,
): ResultKind {
  if ([title, ...titles].some((heading) => trouble.headings.includes(heading))) return 'Error'
  return kinds.find(({ path }) => href.startsWith(path))?.kind ?? 'Page'
}

type Comparison = (a: Hit, b: Hit) => number

const byScore: Comparison = (a, b) =>
  b.score - a.score ||
  Number(b.section.isPage) - Number(a.section.isPage) ||
  (a.section.href < b.section.href ? -1 : Number(a.section.href > b.section.href))

const byName: Comparison = (a, b) => a.rank - b.rank || byScore(a, b)

/** For a section that several queries find, the best hit. */
function bestHits(queries: readonly string[], source: SearchSource, compare: Comparison): Hit[] {
  const found: Hit[] = []
  for (const typed of queries) {
    const query = searchQueryOf(typed, source.words)
    const rankOf = nameRanker(query, source.words)
    const scored = scoredSections(query, source)
    for (const number of scored.sections) {
      const section = source.index.sections[number]!
      const rank = rankOf(section, scored.phrases.get(number))
      insert({ section, number, score: scored.scoreOf(number), rank, scored }, found, compare)
    }
  }
  return found
}

function insert(hit: Hit, found: Hit[], compare: Comparison) {
  let place = found.length
  while (place > 0 && compare(hit, found[place - 1]!) < 0) place -= 1
  if (place === MAX_RESULTS) return
  const twin = found.findIndex(({ number }) => number === hit.number)
  if (twin >= 0 && twin < place) return
  found.splice(twin < 0 ? MAX_RESULTS - 1 : twin, 1)
  found.splice(place, 0, hit)
}

const MAX_NEAREST = 3

/** Shorter words are similar to too many others. */
const SHORTEST_MISSED = 3

/** Allowed edits per letter: more than in a search, because the user decides. */
const NEAREST_FUZZY = 0.45
const MAX_NEAREST_EDITS = 4

/** Words of headings, most similar first. */
function nearestWords(typed: string, index: SectionIndex): string[] {
  const words = namesOf(typed).map(({ whole }) => whole[whole.length - 1]!)
  const similar = words
    .filter((word) => word.length >= SHORTEST_MISSED)
    .flatMap((word) => {
      const maxEdits = Math.min(MAX_NEAREST_EDITS, Math.round(NEAREST_FUZZY * word.length))
      return [...index.headingWords()]
        .filter((known) => Math.abs(known.length - word.length) <= maxEdits && /^\p{L}/u.test(known))
        .map((known) => ({ known, edits: editDistance(word, known) }))
        .filter(({ edits }) => edits <= maxEdits)
    })
    .sort((a, b) => a.edits - b.edits)
  return [...new Set(similar.map(({ known }) => known))].slice(0, MAX_NEAREST)
}
