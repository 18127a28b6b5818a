import MiniSearch from 'minisearch'
import type { Options } from 'minisearch'
import type { Places } from './packing'
import type { IndexedSection, SearchDocument } from './searchDocument'
import { tokensOf } from './tokens'

/** The fields of a section, each known to MiniSearch by its place here. */
export const FIELDS = ['title', 'titles', 'text'] as const

/** Where a word stands: the number of a field → the sections. */
type Occurrences = { get: (field: number) => Places | undefined }

/** What an index is made of. */
export type IndexParts = {
  sections: readonly IndexedSection[]
  /** For each section and field, the number of its different words. */
  lengths: readonly number[][]
  /** All words in alphabetical order, with where they stand; that may be read later. */
  words: readonly (readonly [string, Occurrences])[]
}

const options: Options<SearchDocument> = {
  idField: 'href',
  fields: [...FIELDS],
  storeFields: ['href', 'title', 'titles', 'isPage', 'number'],
  tokenize: (text) => tokensOf(text),
  processTerm: (term) => term,
}

/**
 * MiniSearch over sections that are read already: its own reader takes each number as a property of an object, which takes
 * several times as long. Words stand in it in the order of the alphabet, so that two indexes of the same words add up the
 * same scores in the same order.
 */
export class SectionIndex extends MiniSearch<SearchDocument> {
  constructor({ sections, lengths, words }: IndexParts) {
    super(options)
    this._documentCount = sections.length
    this._nextId = sections.length
    sections.forEach(({ href, title, titles, isPage }, number) => {
      this._documentIds.set(number, href)
      this._storedFields.set(number, { href, title, titles, isPage, number })
      this._fieldLength.set(number, lengths[number]!)
    })
    this._avgFieldLength = FIELDS.map(
      (_, field) => lengths.reduce((sum, ofSection) => sum + ofSection[field]!, 0) / sections.length,
    )
    for (const [word, occurrences] of words) this._index.set(word, occurrences as Map<number, Places>)
  }

  /** Whether a page has the word as it is written. */
  hasWord(word: string): boolean {
    return this._index.has(word)
  }
}
