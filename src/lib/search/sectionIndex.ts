import MiniSearch from 'minisearch'
import type { Options } from 'minisearch'
import type { Postings } from './packing'
import type { IndexedSection, SearchDocument } from './searchDocument'
import { tokensOf } from './tokens'

/** The fields of a section, by their MiniSearch ids. */
export const FIELDS = ['title', 'titles', 'text'] as const

type Occurrences = { get: (field: number) => Postings | undefined }

export type IndexParts = {
  sections: readonly IndexedSection[]
  /** Distinct words per section and field. */
  lengths: readonly number[][]
  /** All words, sorted, with their positions, which may load later. */
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
 * Sections are parsed elsewhere, because MiniSearch's parser is several times slower. Words are in alphabetical order,
 * so that two indexes of the same words add scores in the same order.
 */
export class SectionIndex extends MiniSearch<SearchDocument> {
  /** Words of page titles, then of headings, which spelling corrections choose from. */
  readonly headingWords: ReadonlySet<string>
  private readonly sortedWords: readonly string[]

  constructor({ sections, lengths, words }: IndexParts) {
    super(options)
    this.sortedWords = words.map(([word]) => word)
    const pagesFirst = [...sections.filter(({ isPage }) => isPage), ...sections]
    this.headingWords = new Set(pagesFirst.flatMap(({ title }) => tokensOf(title)))
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
    for (const [word, occurrences] of words) this._index.set(word, occurrences as Map<number, Postings>)
  }

  /** Whether a page contains the word exactly. */
  hasWord(word: string): boolean {
    return this._index.has(word)
  }

  hasWordStartingWith(start: string): boolean {
    let low = 0
    let high = this.sortedWords.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.sortedWords[middle]! < start) low = middle + 1
      else high = middle
    }
    return this.sortedWords[low]?.startsWith(start) ?? false
  }
}
