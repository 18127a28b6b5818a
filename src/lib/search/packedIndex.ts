import type { AsPlainObject } from 'minisearch'
import { packPlaces, placesReader } from './packedPlaces'
import type { PackedPlaces, Places } from './packedPlaces'
import { packSections } from './packedSections'
import type { IndexedSection, PackedSections } from './packedSections'
import { packWords, unpackWords } from './packedWords'
import { FIELDS } from './sectionIndex'
import type { IndexParts } from './sectionIndex'
import { packRows } from './symbolRows'
import type { SymbolRow } from './symbolRows'
import { namesOf, pageNameToken, tokensOf } from './tokens'

/**
 * An index file: the sections, and where each word stands in their texts. What words stand in headings follows from the
 * sections, and MiniSearch's own file from both.
 */
export type PackedIndex = PackedPlaces & {
  sections: PackedSections
  /** All words of the texts in alphabetical order. */
  words: string
  /** What the pages declare. */
  rows: string
}

const TEXT = FIELDS.indexOf('text')

/** The words of a section under which it is found, but for those of its text. */
export function headingWords({ title, titles, isPage, names }: IndexedSection) {
  const members = isPage ? [] : names.flatMap((name) => namesOf(name).flatMap(({ whole }) => whole))
  return {
    title: [...tokensOf(title), ...(isPage ? names.map(pageNameToken) : [])],
    titles: [...tokensOf(titles.join(', ')), ...members],
  }
}

/** MiniSearch's own file: each word with field → section → how often. */
type WrittenIndex = [string, Record<number, Record<number, number>>][]

/** Where the words of an index stand in a field, in the order of the alphabet. */
export function placesByWord({ index }: Pick<AsPlainObject, 'index'>, field: number): (readonly [string, Places])[] {
  return (index as unknown as WrittenIndex)
    .flatMap(([word, { [field]: places }]) => {
      return places
        ? [[word, new Map(Object.entries(places).map(([key, times]) => [Number(key), times]))] as const]
        : []
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Packs an index of these sections, in their order, and what they declare. The file is a fifth of MiniSearch's own. */
export function packIndex(
  sections: readonly IndexedSection[],
  index: Pick<AsPlainObject, 'index'>,
  rows: readonly SymbolRow[],
): PackedIndex {
  const entries = placesByWord(index, TEXT)
  return {
    sections: packSections(sections),
    words: packWords(entries.map(([word]) => word)),
    ...packPlaces(entries.map(([, places]) => places)),
    rows: packRows(rows),
  }
}

/** What the index is made of. */
export function unpackIndex(packed: PackedIndex, sections: readonly IndexedSection[]): IndexParts {
  const index = new Map<string, Map<number, Places>>()
  const lengths = sections.map(() => FIELDS.map(() => 0))

  const placesOf = (word: string, field: number) => {
    let fields = index.get(word)
    if (!fields) index.set(word, (fields = new Map()))
    let places = fields.get(field)
    if (!places) fields.set(field, (places = new Map()))
    return places
  }
  const nextPlaces = placesReader(packed)
  for (const word of unpackWords(packed.words)) {
    const places = nextPlaces()
    index.set(word, new Map([[TEXT, places]]))
    for (const section of places.keys()) lengths[section]![TEXT]! += 1
  }
  const add = (word: string, field: number, section: number) => {
    const places = placesOf(word, field)
    const times = places.get(section) ?? 0
    // The length of a field is the number of its different words
    if (times === 0) lengths[section]![field]! += 1
    places.set(section, times + 1)
  }
  sections.forEach((section, number) => {
    const words = headingWords(section)
    for (const word of words.title) add(word, FIELDS.indexOf('title'), number)
    for (const word of words.titles) add(word, FIELDS.indexOf('titles'), number)
  })
  return { sections, lengths, words: [...index].sort(([a], [b]) => (a < b ? -1 : 1)) }
}
