import type { AsPlainObject } from 'minisearch'
import { numberReader, packNumbers, packPlaces, packWords, placesReader, unpackWords } from './packing'
import type { PackedPlaces, Places } from './packing'
import type { IndexedSection } from './searchDocument'
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

/** The sections of all pages, in their order, without what follows from the rest. */
export type PackedSections = {
  /** The addresses of the pages. */
  pages: string[]
  /** For each page, the number of its sections. */
  sizes: string
  /** The headings, separated by line breaks. */
  titles: string
  /** For each section, the number of headings around it. */
  depths: string
  /** The anchors that are not spelled like their heading, by the number of the section. */
  anchors: Record<string, string>
  /** The names of each section, separated by spaces, the sections by line breaks. */
  names: string
}

/** Packs the sections: the first of each page is the page, and the headings around a section stand before it. */
export function packSections(sections: readonly IndexedSection[]): PackedSections {
  const pages: string[] = []
  const sizes: number[] = []
  const anchors: Record<string, string> = {}
  sections.forEach(({ href, title, isPage }, number) => {
    const [page = '', anchor = ''] = href.split('#')
    if (isPage) pages.push(page)
    sizes[pages.length - 1] = (sizes[pages.length - 1] ?? 0) + 1
    if (anchor !== anchorOf(title)) anchors[number] = anchor
  })
  return {
    pages,
    sizes: packNumbers(sizes),
    titles: sections.map(({ title }) => title).join('\n'),
    depths: packNumbers(sections.map(({ titles }) => titles.length)),
    anchors,
    names: sections.map((section) => (section.isPage ? [] : section.names).join(' ')).join('\n'),
  }
}

/** The sections as they were packed. */
export function unpackSections({ pages, sizes, anchors, ...packed }: PackedSections): IndexedSection[] {
  const titles = packed.titles.split('\n')
  const names = packed.names.split('\n')
  const nextSize = numberReader(sizes)
  const nextDepth = numberReader(packed.depths)
  const sections: IndexedSection[] = []
  const around: string[] = []
  for (const page of pages) {
    const first = sections.length
    const end = first + nextSize()
    for (let number = first; number < end; number += 1) {
      const title = titles[number]!
      const anchor = anchors[number] ?? anchorOf(title)
      const isPage = number === first
      around.length = nextDepth()
      sections.push({
        href: anchor === '' ? page : `${page}#${anchor}`,
        title,
        titles: [...around],
        isPage,
        names: isPage ? pageNames(title, page) : names[number]!.split(' ').filter(Boolean),
      })
      around.push(title)
    }
  }
  return sections
}

/** What a page is looked for by: its title, and its name in the address. */
export function pageNames(title: string, address: string): string[] {
  return [title, address.slice(address.lastIndexOf('/') + 1)].filter(Boolean)
}

/** The anchor of most headings. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-')
}
