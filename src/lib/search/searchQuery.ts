import type { SearchWords } from './searchDocument'
import { isSignificant, namesOf, pageNameToken, plainName } from './tokens'
import type { Name } from './tokens'

export type QueryWord = { word: string; weight: number; isFuzzy: boolean }

export type SearchQuery = {
  typed: string
  /** Whether it is written as code and therefore means a symbol. */
  isCode: boolean
  /** The name without code marks, if it is one. */
  name: string
  /** What the pages call it, one name per meaning: `restart the game` is `reset the game`. */
  canonicalNames: readonly string[]
  words: ReadonlyMap<string, QueryWord>
}

const PAGE_NAME_WEIGHT = 1.5
const PART_WEIGHT = 0.2
const OTHER_FORM_WEIGHT = 0.3
const SYNONYM_WEIGHT = 0.6

/** Shorter words, such as keys and short flags, have no other forms. */
const SHORTEST_WORD = 3

/** Stop words of queries; on pages they can be keywords or indicate trouble. */
const FILLERS = new Set('as cannot doesn for isn not use where'.split(' '))

/** Longer queries were pasted by mistake. */
const MAX_QUERY_LENGTH = 200

export function cappedQuery(typed: string): string {
  return typed.length <= MAX_QUERY_LENGTH
    ? typed
    : [...typed.slice(0, MAX_QUERY_LENGTH + 1)].slice(0, MAX_QUERY_LENGTH).join('')
}

export function searchQueryOf(typed: string, { synonyms }: Pick<SearchWords, 'synonyms'>): SearchQuery {
  const isCode = isWrittenAsCode(typed)
  const names = spokenNames(typed)
  const phrase = ` ${phraseOf(typed)} `
  const inPhrase = synonyms.filter(({ term }) => !isCode && phrase.includes(` ${term} `))
  const matching = synonyms.filter((synonym) => inPhrase.includes(synonym) || isWhole(names, synonym.term))
  const words = queryWords({ phrase: isCode ? '' : phrase.trim(), names, synonyms: matching })
  return {
    typed,
    isCode,
    name: plainName(typed),
    canonicalNames: inPhrase.flatMap(({ term, canonical }) =>
      canonical.map((word) => phrase.replace(` ${term} `, ` ${word} `).trim()),
    ),
    words: new Map(words.map((word) => [word.word, word])),
  }
}

/** Two adjacent letters swapped, a typo that the edits allowed in short words do not cover. */
export function swappedQueries(typed: string): string[] {
  return Array.from({ length: Math.max(0, typed.length - 1) }, (_, at) => at)
    .filter((at) => typed[at] !== typed[at + 1] && /^\p{L}{2}/u.test(typed.slice(at)))
    .map((at) => typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2))
}

type QueryParts = {
  /** The query as the name of a page; empty if it cannot be one. */
  phrase: string
  names: readonly Name[]
  synonyms: SearchWords['synonyms']
}

/** Words as typed, parts of names at a lower weight, synonyms, and the page named like the query. */
function queryWords({ phrase, names, synonyms }: QueryParts): QueryWord[] {
  // A query without words, such as `->`, would be a prefix of every page name
  const pageNames =
    phrase === ''
      ? []
      : [phrase, ...synonyms.filter(({ term }) => term === phrase).flatMap(({ canonical }) => canonical)]

  // Words with a synonym need no similar words
  const explained = new Set(synonyms.map(({ term }) => term))

  const words = new Map<string, QueryWord>()
  const add = (word: string, weight: number, isFuzzy: boolean) => {
    if (!words.has(word)) words.set(word, { word, weight, isFuzzy })
  }
  for (const name of pageNames) add(pageNameToken(name), PAGE_NAME_WEIGHT, name === phrase && !explained.has(name))
  for (const { whole, parts } of names)
    for (const word of whole) add(word, 1, parts.length === 0 && !explained.has(word))
  for (const word of names.flatMap(({ parts }) => parts)) add(word, PART_WEIGHT, true)
  for (const word of synonyms.flatMap(({ canonical }) => canonical)) add(word, SYNONYM_WEIGHT, false)
  for (const { whole, parts } of names) {
    const word = whole[0]!
    if (parts.length === 0) for (const form of otherForms(word)) add(form, OTHER_FORM_WEIGHT, false)
  }
  return [...words.values()]
}

/** Omits stop words, unless nothing is left. */
function spokenNames(typed: string): Name[] {
  const names = namesOf(typed)
  const spoken = names.filter(({ whole }) => isSignificant(whole[0]!) && !FILLERS.has(whole[0]!))
  return spoken.length > 0 ? spoken : names
}

/** The plural, and the word without an ending. Otherwise `sprite` would miss sprites, and `jumping` would miss jump. */
function otherForms(word: string): string[] {
  if (word.length < SHORTEST_WORD) return []
  const stem = word.replace(/(ing|ed|er|es)$/, '')
  const stems = stem === word ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
  return [word.endsWith('s') ? word.slice(0, -1) : `${word}s`, ...stems.filter(({ length }) => length >= SHORTEST_WORD)]
}

function phraseOf(typed: string): string {
  return pageNameToken(typed).slice(1)
}

function isWhole(names: readonly Name[], word: string): boolean {
  return names.some(({ whole }) => whole.includes(word) || otherForms(whole[0]!).includes(word))
}

function isWrittenAsCode(typed: string): boolean {
  return /[!_[]|::|\(/.test(typed)
}
