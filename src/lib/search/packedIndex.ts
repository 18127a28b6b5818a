import type { AsPlainObject } from 'minisearch'
import { numberReader, packNumbers } from './packedNumbers'
import { packSections } from './packedSections'
import type { IndexedSection, PackedSections } from './packedSections'
import { packRows } from './symbolRows'
import type { SymbolRow } from './symbolRows'
import { packWords, unpackWords } from './packedWords'
import { namesOf, pageNameToken, tokensOf } from './tokens'

/**
 * An index file: the sections, and where each word stands in their texts. What words stand in headings follows from the
 * sections, and MiniSearch's own file from both.
 */
export type PackedIndex = {
  sections: PackedSections
  /** All words of the texts in alphabetical order. */
  words: string
  /** For each word, in how many sections it occurs. */
  counts: string
  /** The sections in which it occurs, each as its distance from the one before. */
  places: string
  /** How often it occurs there. */
  frequencies: string
  /** What the pages declare. */
  rows: string
}

/** The fields of a section, each known to MiniSearch by its place here. */
export const FIELDS = ['title', 'titles', 'text'] as const

const TEXT = FIELDS.indexOf('text')

/** The words of a section under which it is found, but for those of its text. */
export function headingWords({ title, titles, isPage, names }: IndexedSection) {
  const members = isPage ? [] : names.flatMap((name) => namesOf(name).flatMap(({ whole }) => whole))
  return {
    title: [...tokensOf(title), ...(isPage ? names.map(pageNameToken) : [])],
    titles: [...tokensOf(titles.join(', ')), ...members],
  }
}

/** The occurrences of one word: field → section → how often. */
type Occurrences = Record<number, Record<number, number>>

/** Packs an index of these sections, in their order, and what they declare. The file is a fifth of MiniSearch's own. */
export function packIndex(
  sections: readonly IndexedSection[],
  { index }: Pick<AsPlainObject, 'index'>,
  rows: readonly SymbolRow[],
): PackedIndex {
  const entries = (index as unknown as [string, Occurrences][])
    .flatMap(([word, { [TEXT]: places }]) => (places ? [[word, places] as const] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const numbersOf = entries.map(([, places]) =>
    Object.keys(places)
      .map(Number)
      .sort((a, b) => a - b),
  )
  return {
    sections: packSections(sections),
    words: packWords(entries.map(([word]) => word)),
    counts: packNumbers(numbersOf.map(({ length }) => length)),
    places: packNumbers(numbersOf.flatMap((numbers) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0)))),
    frequencies: packNumbers(entries.flatMap(([, places], word) => numbersOf[word]!.map((number) => places[number]!))),
    rows: packRows(rows),
  }
}

/** The index as MiniSearch reads it. */
export function unpackIndex(packed: PackedIndex, sections: readonly IndexedSection[]): AsPlainObject {
  const index = new Map<string, Occurrences>()
  const lengths = sections.map(() => FIELDS.map(() => 0))

  const add = (word: string, field: number, section: number, times: number) => {
    let occurrences = index.get(word)
    if (!occurrences) index.set(word, (occurrences = {}))
    const places = (occurrences[field] ??= {})
    // The length of a field is the number of its different words
    if (places[section] === undefined) lengths[section]![field]! += 1
    places[section] = (places[section] ?? 0) + times
  }

  const nextCount = numberReader(packed.counts)
  const nextPlace = numberReader(packed.places)
  const nextFrequency = numberReader(packed.frequencies)
  for (const word of unpackWords(packed.words)) {
    let section = 0
    for (let count = nextCount(); count > 0; count -= 1) {
      section += nextPlace()
      add(word, TEXT, section, nextFrequency())
    }
  }
  sections.forEach((section, number) => {
    const words = headingWords(section)
    for (const word of words.title) add(word, FIELDS.indexOf('title'), number, 1)
    for (const word of words.titles) add(word, FIELDS.indexOf('titles'), number, 1)
  })

  const bySection = <Value>(valueOf: (section: IndexedSection, number: number) => Value) =>
    Object.fromEntries(sections.map((section, number) => [number, valueOf(section, number)]))
  return {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: bySection(({ href }) => href),
    fieldIds: Object.fromEntries(FIELDS.map((field, number) => [field, number])),
    fieldLength: bySection((_section, number) => lengths[number]),
    averageFieldLength: FIELDS.map((_, field) => meanOf(lengths.map((ofSection) => ofSection[field]!))),
    storedFields: bySection(({ title, titles, isPage }, number) => ({ title, titles, isPage, number })),
    dirtCount: 0,
    index: [...index],
    serializationVersion: 2,
  } as unknown as AsPlainObject
}

function meanOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
