import MiniSearch from 'minisearch'
import type { Options } from 'minisearch'
import type { Postings } from './packing'
import type { IndexedSection, SearchDocument } from './searchDocument'
import { stemOf } from './stem'
import { tokensOf } from './tokens'

/** The fields of a section, by their MiniSearch ids. */
export const FIELDS = ['title', 'titles', 'text'] as const

export type Field = (typeof FIELDS)[number]

export type StoredSection = Pick<IndexedSection, 'href' | 'title' | 'titles' | 'isPage'> & { number: number }

/** How much the length of a field lowers the frequency of its words: b of BM25F. */
const LENGTH_INFLUENCE: Record<Field, number> = { title: 0.3, text: 0.3, titles: 0 }

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

  /** Other words of the pages with the same stem. */
  formsOf(word: string): string[] {
    const stem = stemOf(word)
    const start = stem.length < 4 ? stem : stem.slice(0, -1)
    const forms: string[] = []
    for (let at = this.placeOf(start); this.sortedWords[at]?.startsWith(start); at += 1) {
      const other = this.sortedWords[at]!
      if (other !== word && stemOf(other) === stem) forms.push(other)
    }
    return forms
  }

  wordsStartingWith(start: string): string[] {
    const words: string[] = []
    for (let at = this.placeOf(start); this.sortedWords[at]?.startsWith(start); at += 1) {
      if (this.sortedWords[at] !== start) words.push(this.sortedWords[at]!)
    }
    return words
  }

  similarWords(word: string, edits: number): [string, number][] {
    return edits === 0
      ? []
      : [...this._index.fuzzyGet(word, edits)].map(([similar, [, distance]]) => [similar, distance])
  }

  storedSections(): StoredSection[] {
    return [...this._storedFields.values()] as unknown as StoredSection[]
  }

  storedSection(number: number): StoredSection {
    return this._storedFields.get(number) as unknown as StoredSection
  }

  /** The BM25F frequency of a word by section: in fields of average length, multiplied by their boosts. */
  frequencies(word: string, boost: Record<Field, number>): Map<number, number> {
    const found = new Map<number, number>()
    const fields = this._index.get(word)
    if (!fields) return found
    FIELDS.forEach((field, number) => {
      const influence = LENGTH_INFLUENCE[field]
      for (const [section, frequency] of fields.get(number) ?? []) {
        const length = this._fieldLength.get(section)![number]! / this._avgFieldLength[number]!
        const added = (boost[field] * frequency) / (1 - influence + influence * length)
        found.set(section, (found.get(section) ?? 0) + added)
      }
    })
    return found
  }

  /** The weight of a word that this number of sections have: the IDF of BM25. */
  rarity(count: number): number {
    return Math.log(1 + (this._documentCount - count + 0.5) / (count + 0.5))
  }

  hasWordStartingWith(start: string): boolean {
    return this.sortedWords[this.placeOf(start)]?.startsWith(start) ?? false
  }

  /** Of the first word that is not before the text. */
  private placeOf(start: string): number {
    let low = 0
    let high = this.sortedWords.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.sortedWords[middle]! < start) low = middle + 1
      else high = middle
    }
    return low
  }
}
