import type { SearchWords } from './searchDocument'
import { isSignificant, namesOf, pageNameToken, plainName } from './tokens'
import type { Name } from './tokens'

/** A word to look for, how much it counts, and whether similar words count too. */
export type QueryWord = { word: string; weight: number; isFuzzy: boolean }

/** What a reader typed and what is meant by it. */
export type SearchQuery = {
  /** The text as it was typed. */
  typed: string
  /** Whether it is written as in code, and so means a symbol rather than a page. */
  isCode: boolean
  /** The name it is, if it is one, without the marks of code. */
  name: string
  /** Its names in the words of our pages, one for each meaning: `restart the game` is `reset the game`. */
  namesMeant: readonly string[]
  /** What to look for, by the word. */
  words: ReadonlyMap<string, QueryWord>
}

const PAGE_NAME_WEIGHT = 1.5
const PART_WEIGHT = 0.2
const OTHER_FORM_WEIGHT = 0.3
const SYNONYM_WEIGHT = 0.6

/** A shorter word, such as a key or a short flag, has no other form. */
const SHORTEST_WORD = 3

/** Further words that say nothing about what is looked for; in a text they may stand for a keyword or for trouble. */
const FILLERS = new Set('as cannot doesn for isn not use where'.split(' '))

/** A longer query is a text that was pasted by mistake; its beginning says enough, and is answered at once. */
const LONGEST_QUERY = 200

/** The beginning of a query that is too long, cut between letters. */
export function cappedQuery(typed: string): string {
  return typed.length <= LONGEST_QUERY ? typed : [...typed.slice(0, LONGEST_QUERY + 1)].slice(0, LONGEST_QUERY).join('')
}

/** Understands a query, once for all who deal with it. */
export function searchQueryOf(typed: string, { synonyms }: Pick<SearchWords, 'synonyms'>): SearchQuery {
  const isCode = isWrittenAsCode(typed)
  const names = spokenNames(typed)
  const phrase = ` ${phraseOf(typed)} `
  const inPhrase = synonyms.filter(({ said }) => !isCode && phrase.includes(` ${said} `))
  const meant = synonyms.filter((synonym) => inPhrase.includes(synonym) || isWhole(names, synonym.said))
  const words = queryWords({ phrase: isCode ? '' : phrase.trim(), names, meant })
  return {
    typed,
    isCode,
    name: plainName(typed),
    namesMeant: inPhrase.flatMap(({ said, means }) =>
      means.map((word) => phrase.replace(` ${said} `, ` ${word} `).trim()),
    ),
    words: new Map(words.map((word) => [word.word, word])),
  }
}

/** The query with two neighboring letters of one word exchanged, each way: the slip that edits do not reach in short words. */
export function swappedQueries(typed: string): string[] {
  return Array.from({ length: Math.max(0, typed.length - 1) }, (_, at) => at)
    .filter((at) => typed[at] !== typed[at + 1] && /^\p{L}{2}/u.test(typed.slice(at)))
    .map((at) => typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2))
}

type QueryParts = {
  /** The whole query as the name of a page; empty where it can be none. */
  phrase: string
  names: readonly Name[]
  /** The synonyms that were said. */
  meant: SearchWords['synonyms']
}

/**
 * What to look for: the typed words, the parts of names at a lower weight, what other words mean here, and the page whose
 * name the whole query is.
 */
function queryWords({ phrase, names, meant }: QueryParts): QueryWord[] {
  // A query without a word, such as `->`, would be the beginning of every page's name
  const pageNames =
    phrase === '' ? [] : [phrase, ...meant.filter(({ said }) => said === phrase).flatMap(({ means }) => means)]

  // What a word means is known, so no similar word is meant
  const explained = new Set(meant.map(({ said }) => said))

  const words = new Map<string, QueryWord>()
  const add = (word: string, weight: number, isFuzzy: boolean) => {
    if (!words.has(word)) words.set(word, { word, weight, isFuzzy })
  }
  for (const name of pageNames) add(pageNameToken(name), PAGE_NAME_WEIGHT, name === phrase && !explained.has(name))
  for (const { whole, parts } of names)
    for (const word of whole) add(word, 1, parts.length === 0 && !explained.has(word))
  for (const word of names.flatMap(({ parts }) => parts)) add(word, PART_WEIGHT, true)
  for (const word of meant.flatMap(({ means }) => means)) add(word, SYNONYM_WEIGHT, false)
  for (const { whole, parts } of names) {
    const word = whole[0]!
    if (parts.length === 0) for (const form of otherForms(word)) add(form, OTHER_FORM_WEIGHT, false)
  }
  return [...words.values()]
}

/** The names of a query without fillers, as long as another name is left. */
function spokenNames(typed: string): Name[] {
  const names = namesOf(typed)
  const spoken = names.filter(({ whole }) => isSignificant(whole[0]!) && !FILLERS.has(whole[0]!))
  return spoken.length > 0 ? spoken : names
}

/**
 * What else a word may be: its plural, or what it is without an ending. All are looked for, or `sprite` would not find what
 * deals with sprites, and `jumping` not what makes a player jump.
 */
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
