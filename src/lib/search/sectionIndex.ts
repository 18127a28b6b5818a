import type { Postings } from './packing'
import type { IndexedSection } from './searchDocument'
import { similarWords } from './spelling'
import { stemOf } from './stem'
import { tokensOf } from './tokens'

export const FIELDS = ['title', 'titles', 'text'] as const

export type Field = (typeof FIELDS)[number]

/** How much the length of a field lowers the frequency of its words: b of BM25F. */
const LENGTH_INFLUENCE: Record<Field, number> = { title: 0.3, text: 0.3, titles: 0 }

export type IndexParts = {
  sections: readonly IndexedSection[]
  /** For each field, the number of distinct words of each section. */
  lengths: readonly (readonly number[])[]
  /** All words, sorted. */
  words: readonly string[]
  /** The positions of a word, by its number and that of the field; undefined if there are none or not yet. */
  postingsOf: (word: number, field: number) => Postings | undefined
}

/** A number for each section, and the sections where it is not 0. */
export type SectionValues = { values: Float64Array; sections: number[] }

/** Words are known by their numbers in alphabetical order, so that two indexes of the same words add in the same order. */
export class SectionIndex {
  readonly sections: readonly IndexedSection[]
  readonly words: readonly string[]
  readonly postingsOf: IndexParts['postingsOf']
  /** For each field, what the frequencies in each section are divided by. */
  private readonly divisors: Float64Array[]
  private knownHeadingWords: ReadonlySet<string> | undefined

  constructor({ sections, lengths, words, postingsOf }: IndexParts) {
    this.sections = sections
    this.words = words
    this.postingsOf = postingsOf
    this.divisors = FIELDS.map((field, number) => {
      const ofField = lengths[number]!
      const average = ofField.reduce((sum, length) => sum + length, 0) / sections.length
      const influence = LENGTH_INFLUENCE[field]
      return Float64Array.from(ofField, (length) => 1 - influence + (influence * length) / average)
    })
  }

  /** Words of page titles, then of headings, which spelling corrections choose from. */
  headingWords(): ReadonlySet<string> {
    const pagesFirst = [...this.sections.filter(({ isPage }) => isPage), ...this.sections]
    this.knownHeadingWords ??= new Set([...new Set(pagesFirst.map(({ title }) => title))].flatMap(tokensOf))
    return this.knownHeadingWords
  }

  /** The number of a word that a page contains exactly. */
  numberOf(word: string): number | undefined {
    const place = this.placeOf(word)
    return this.words[place] === word ? place : undefined
  }

  /** Other words of the pages with the same stem. */
  formsOf(word: string): number[] {
    const stem = stemOf(word)
    return this.numbersFrom(stem.length < 4 ? stem : stem.slice(0, -1)).filter((number) => {
      const other = this.words[number]!
      return other !== word && stemOf(other) === stem
    })
  }

  longerWords(start: string): number[] {
    return this.numbersFrom(start).filter((number) => this.words[number] !== start)
  }

  similarWords(word: string, edits: number): [number, number][] {
    return edits === 0 ? [] : similarWords(word, this.words, edits)
  }

  /** Adds the BM25F frequencies of a word: in fields of average length, multiplied by their weights. */
  addFrequencies(word: number, weights: readonly number[], { values, sections }: SectionValues) {
    FIELDS.forEach((_, field) => {
      const weight = weights[field]!
      const postings = weight === 0 ? undefined : this.postingsOf(word, field)
      if (!postings) return
      const divisors = this.divisors[field]!
      for (let at = 0; at < postings.sections.length; at += 1) {
        const section = postings.sections[at]!
        if (values[section] === 0) sections.push(section)
        values[section]! += (weight * postings.frequencies[at]!) / divisors[section]!
      }
    })
  }

  noValues(): SectionValues {
    return { values: new Float64Array(this.sections.length), sections: [] }
  }

  /** Whether a section has a word in any field. */
  hasWord(section: number, word: number): boolean {
    return FIELDS.some((_, field) => isIn(this.postingsOf(word, field)?.sections ?? [], section))
  }

  /** The weight of a word that this number of sections have: the IDF of BM25. */
  rarity(count: number): number {
    return Math.log(1 + (this.sections.length - count + 0.5) / (count + 0.5))
  }

  hasWordStartingWith(start: string): boolean {
    return this.words[this.placeOf(start)]?.startsWith(start) ?? false
  }

  private numbersFrom(start: string): number[] {
    const numbers: number[] = []
    for (let at = this.placeOf(start); this.words[at]?.startsWith(start); at += 1) numbers.push(at)
    return numbers
  }

  /** Of the first word that is not before the text. */
  private placeOf(start: string): number {
    return firstPlace(this.words, (word) => word >= start)
  }
}

function isIn(sorted: readonly number[], number: number): boolean {
  return sorted[firstPlace(sorted, (other) => other >= number)] === number
}

/** Of the first item of a sorted list that is far enough. */
function firstPlace<Item>(sorted: readonly Item[], isFarEnough: (item: Item) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isFarEnough(sorted[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
