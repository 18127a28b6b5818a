import type { SearchWords, Synonym } from './searchDocument'
import { stemOf } from './stem'
import { isSignificant, namesOf, plainName, tokensOf, type Name } from './tokens'

/** A word to look for. Similar words are looked for if no page has it. */
export type QueryWord = { word: string; weight: number; isFuzzy: boolean }

/** What the pages call a meaning: all of these words. A phrase of several words is more reliable than a word. */
export type MeantWords = { words: readonly string[]; isPhrase: boolean }

/** One name of a query: its words and synonyms. */
type Meaning = {
  words: readonly QueryWord[]
  /** Of the whole name, and of its parts if it has any. */
  stems: { whole: string; parts: readonly string[] }
  synonyms: readonly MeantWords[]
}

export type SearchQuery = {
  typed: string
  /** Whether it is written as code and therefore means a symbol. */
  isCode: boolean
  /** The name without code marks, if it is one. */
  name: string
  /** The stems of the words that count. */
  key: string
  /** What the pages call it, one key per meaning: `restart the game` is `reset game`. */
  canonicalKeys: readonly string[]
  meanings: readonly Meaning[]
  /** What the fillers mean, such as trouble for "not". */
  fillers: readonly MeantWords[]
  /** All words and synonyms. */
  words: ReadonlySet<string>
}

const PART_WEIGHT = 0.2

/** Words of queries that count only if there are no others; on pages they can be keywords or indicate trouble. */
const FILLERS = new Set(
  'any as cannot could doesn don for get has have isn like make me not should some want we where will would use'.split(
    ' ',
  ),
)

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
  const stems = names.map(stemOfName)
  const matches = longestMatches(synonyms.flatMap((synonym) => matchesOf(synonym, names, stems)))
  const meanings = names.map((name, at): Meaning => {
    const ofName = matches.filter(({ start, end }) => start <= at && at < end)
    return { words: wordsOf(name, ofName.length > 0), stems: stemsOf(name), synonyms: ofName.flatMap(meantWords) }
  })
  const typedNames = new Set(namesOf(typed).map(({ whole }) => whole[0]))
  const fillers = synonyms
    .filter(({ term }) => FILLERS.has(term) && typedNames.has(term))
    .flatMap((synonym) => meantWords({ synonym, start: 0, end: 1 }))
  return {
    typed,
    isCode,
    name: plainName(typed),
    key: stems.join(' '),
    canonicalKeys: matches.flatMap(({ synonym, start, end }) =>
      synonym.canonical.map((name) => [...stems.slice(0, start), keyOf(name), ...stems.slice(end)].join(' ')),
    ),
    meanings,
    fillers,
    words: new Set([
      ...meanings.flatMap(({ words }) => words.map(({ word }) => word)),
      ...[...meanings.flatMap((meaning) => meaning.synonyms), ...fillers].flatMap(({ words }) => words),
    ]),
  }
}

/** Two adjacent letters swapped, a typo that the edits allowed in short words do not cover. */
export function swappedQueries(typed: string): string[] {
  return Array.from({ length: Math.max(0, typed.length - 1) }, (_, at) => at)
    .filter((at) => typed[at] !== typed[at + 1] && /^\p{L}{2}/u.test(typed.slice(at)))
    .map((at) => typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2))
}

/** The stems of the words of a name that count: `reset game` for "Reset the game". */
export function keyOf(text: string): string {
  return spokenNames(text).map(stemOfName).join(' ')
}

/** A synonym for some of the names of a query. */
type Match = { synonym: Synonym; start: number; end: number }

/** Shorter terms have no other forms: `pad` is not padding. */
const SHORTEST_STEM = 4

function matchesOf(synonym: Synonym, names: readonly Name[], stems: readonly string[]): Match[] {
  const key = termKeyOf(synonym.term)
  if (FILLERS.has(synonym.term)) return []
  for (let start = 0; start < names.length; start += 1) {
    const isSpelledSo = key.length >= SHORTEST_STEM || names[start]!.whole.includes(synonym.term)
    let found = ''
    for (let end = start + 1; isSpelledSo && end <= names.length && found.length < key.length; end += 1) {
      found = stems.slice(start, end).join(' ')
      if (found === key) return [{ synonym, start, end }]
    }
  }
  return []
}

const termKeys = new Map<string, string>()

function termKeyOf(term: string): string {
  let key = termKeys.get(term)
  if (key === undefined) termKeys.set(term, (key = keyOf(term)))
  return key
}

/** Without synonyms for a part of a longer phrase. */
function longestMatches(matches: readonly Match[]): Match[] {
  const isPartOf = (match: Match) => (other: Match) =>
    other.start <= match.start && match.end <= other.end && other.end - other.start > match.end - match.start
  return matches.filter((match) => !matches.some(isPartOf(match)))
}

function meantWords({ synonym, start, end }: Match): MeantWords[] {
  return synonym.canonical.map((name) => ({ words: tokensOf(name), isPhrase: end - start > 1 }))
}

function wordsOf({ whole, parts }: Name, isExplained: boolean): QueryWord[] {
  return [
    ...whole.map((word) => ({ word, weight: 1, isFuzzy: parts.length === 0 && !isExplained })),
    ...parts.map((word) => ({ word, weight: PART_WEIGHT, isFuzzy: true })),
  ]
}

export function isSpoken(word: string): boolean {
  return isSignificant(word) && !FILLERS.has(word)
}

/** Omits stop words, unless nothing is left. */
function spokenNames(typed: string): Name[] {
  const names = namesOf(typed)
  const spoken = names.filter(({ whole }) => isSpoken(whole[0]!))
  return spoken.length > 0 ? spoken : names
}

function stemOfName(name: Name): string {
  const { whole, parts } = stemsOf(name)
  return parts.length > 0 ? parts.join(' ') : whole
}

function stemsOf({ whole, parts }: Name) {
  return { whole: stemOf(whole[whole.length - 1]!), parts: parts.map(stemOf) }
}

function isWrittenAsCode(typed: string): boolean {
  return /[!_[]|::|\(/.test(typed)
}
