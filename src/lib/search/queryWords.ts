import { synonyms } from './synonyms'
import { namesOf, pageNameToken } from './tokens'
import type { Name } from './tokens'

/** A word to look for, how much it counts, and whether similar words count too. */
export type QueryWord = { word: string; weight: number; isFuzzy: boolean }

const PAGE_NAME_WEIGHT = 1.5
const PART_WEIGHT = 0.2
const SYNONYM_WEIGHT = 0.6

/** Words that say nothing about what is looked for, as long as others do. */
const FILLERS = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to use using what when where which why with you your'.split(
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
  const phrase = pageNameToken(query).slice(1)
  const meant = synonyms.filter(
    ({ said }) => (!isCode(query) && ` ${phrase} `.includes(` ${said} `)) || isWhole(used, said),
  )
  const pageNames = isCode(query)
    ? []
    : [phrase, ...meant.filter(({ said }) => said === phrase).flatMap(({ means }) => means)]

  const words = new Map<string, QueryWord>()
  const add = (word: string, weight: number, isFuzzy: boolean) => {
    if (!words.has(word)) words.set(word, { word, weight, isFuzzy })
  }
  for (const name of pageNames) add(pageNameToken(name), PAGE_NAME_WEIGHT, name === phrase)
  for (const { whole, parts } of used) for (const word of whole) add(word, 1, parts.length === 0)
  for (const word of used.flatMap(({ parts }) => parts)) add(word, PART_WEIGHT, true)
  for (const word of meant.flatMap(({ means }) => means)) add(word, SYNONYM_WEIGHT, false)
  return [...words.values()]
}

/** The query with two neighboring letters of one word exchanged, each way: the slip that edits do not reach in short words. */
export function swappedQueries(query: string): string[] {
  return Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => at)
    .filter((at) => query[at] !== query[at + 1] && /^\p{L}{2}/u.test(query.slice(at)))
    .map((at) => query.slice(0, at) + query[at + 1] + query[at] + query.slice(at + 2))
}

function isWhole(names: Name[], word: string) {
  return names.some(({ whole }) => whole.includes(word))
}

/** Whether a query is written as in code, and so means a symbol rather than a page. */
function isCode(query: string) {
  return /[!_]|::|\(/.test(query)
}
