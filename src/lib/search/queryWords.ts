import { synonyms } from './synonyms'
import { namesOf, pageNameToken } from './tokens'
import type { Name } from './tokens'

/** A word to look for, how much it counts, and whether similar words count too. */
export type QueryWord = { word: string; weight: number; isFuzzy: boolean }

const PAGE_NAME_WEIGHT = 1.5
const PART_WEIGHT = 0.2
const OTHER_NUMBER_WEIGHT = 0.3
const SYNONYM_WEIGHT = 0.6

/** A shorter word, such as a key or a short flag, has no plural. */
const SHORTEST_COUNTED = 3

/** Words that say nothing about what is looked for, as long as others do. */
const FILLERS = new Set(
  'a an and are as at be by can cannot do does doesn for from how i in is isn it my not of on or that the this to use using what when where which why with you your'.split(
    ' ',
  ),
)

/**
 * What to look for: the typed words without fillers, the parts of names at a lower weight, what other words mean here, and
 * the page whose name the whole query is.
 */
export function wordsOfQuery(query: string): QueryWord[] {
  const names = namesOf(query)
  const spoken = names.filter(({ whole }) => !FILLERS.has(whole[0]!))
  const used = spoken.length > 0 ? spoken : names
  const phrase = phraseOf(query)
  const meant = synonymsIn(query, used)
  // A query without a word, such as `->`, would be the beginning of every page's name
  const pageNames =
    isCode(query) || phrase === ''
      ? []
      : [phrase, ...meant.filter(({ said }) => said === phrase).flatMap(({ means }) => means)]

  // What a word means is known, so no similar word is meant
  const explained = new Set(meant.map(({ said }) => said))

  const words = new Map<string, QueryWord>()
  const add = (word: string, weight: number, isFuzzy: boolean) => {
    if (!words.has(word)) words.set(word, { word, weight, isFuzzy })
  }
  for (const name of pageNames) add(pageNameToken(name), PAGE_NAME_WEIGHT, name === phrase && !explained.has(name))
  for (const { whole, parts } of used)
    for (const word of whole) add(word, 1, parts.length === 0 && !explained.has(word))
  for (const word of used.flatMap(({ parts }) => parts)) add(word, PART_WEIGHT, true)
  for (const word of meant.flatMap(({ means }) => means)) add(word, SYNONYM_WEIGHT, false)
  for (const { whole, parts } of used) {
    const word = whole[0]!
    if (parts.length === 0 && word.length >= SHORTEST_COUNTED) add(otherNumber(word), OTHER_NUMBER_WEIGHT, false)
  }
  return [...words.values()]
}

/** The query as a phrase in the words of our pages, one for each meaning: `restart the game` is `reset the game`. */
export function phrasesMeant(query: string): string[] {
  const phrase = ` ${phraseOf(query)} `
  return synonyms
    .filter(({ said }) => !isCode(query) && phrase.includes(` ${said} `))
    .flatMap(({ said, means }) => means.map((word) => phrase.replace(` ${said} `, ` ${word} `).trim()))
}

/** The query with two neighboring letters of one word exchanged, each way: the slip that edits do not reach in short words. */
export function swappedQueries(query: string): string[] {
  return Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => at)
    .filter((at) => query[at] !== query[at + 1] && /^\p{L}{2}/u.test(query.slice(at)))
    .map((at) => query.slice(0, at) + query[at + 1] + query[at] + query.slice(at + 2))
}

/** The plural of a word, or the singular of a plural: both are looked for, or `sprite` would not find what deals with sprites. */
function otherNumber(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`
}

function synonymsIn(query: string, names: Name[]) {
  const phrase = ` ${phraseOf(query)} `
  return synonyms.filter(({ said }) => (!isCode(query) && phrase.includes(` ${said} `)) || isWhole(names, said))
}

function phraseOf(query: string) {
  return pageNameToken(query).slice(1)
}

function isWhole(names: Name[], word: string) {
  return names.some(({ whole }) => whole.includes(word))
}

/** Whether a query is written as in code, and so means a symbol rather than a page. */
export function isCode(query: string): boolean {
  return /[!_[]|::|\(/.test(query)
}
