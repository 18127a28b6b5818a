import type MiniSearch from 'minisearch'
import { namesOf } from './tokens'

/** So many words are told. */
const MOST_WORDS = 3

/** A shorter word is near to too many. */
const SHORTEST_WORD = 3

/** Edits allowed per letter of a word, more than a search allows: the reader judges. */
const FUZZY = 0.45

/** The words of headings that are nearest to those of a query that finds nothing, the best first. */
export function nearestWords<Section>(typed: string, index: MiniSearch<Section>): string[] {
  const words = namesOf(typed).map(({ whole }) => whole[whole.length - 1]!)
  const found = words
    .filter((word) => word.length >= SHORTEST_WORD)
    .flatMap((word) => index.search(word, { tokenize: () => [word], fields: ['title'], fuzzy: FUZZY, maxFuzzy: 4 }))
    .sort((a, b) => b.score - a.score)
  const near = found.flatMap(({ terms }) => terms).filter((term) => /^\p{L}/u.test(term))
  return [...new Set(near)].slice(0, MOST_WORDS)
}
