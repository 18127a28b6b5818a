import type { AsPlainObject } from 'minisearch'
import { numberReader, packNumbers, packPostings, packWords, postingsReader, unpackWords } from './packing'
import type { PackedPostings, Postings } from './packing'
import type { IndexedSection } from './searchDocument'
import { FIELDS } from './sectionIndex'
import type { IndexParts } from './sectionIndex'
import { packRows } from './symbolRows'
import type { SymbolRow } from './symbolRows'
import { namesOf, tokensOf } from './tokens'

/**
 * The sections and the positions of words in their texts. Words of headings are derived from the sections, and
 * MiniSearch's own format from both.
 */
export type PackedIndex = PackedPostings & {
  sections: PackedSections
  /** All words of the texts, sorted. */
  words: string
  /** The declarations of the pages. */
  rows: string
}

const TEXT = FIELDS.indexOf('text')

/** Takes a fifth of MiniSearch's own format. */
export function packIndex(
  sections: readonly IndexedSection[],
  index: Pick<AsPlainObject, 'index'>,
  rows: readonly SymbolRow[],
): PackedIndex {
  const entries = postingsByWord(index, TEXT)
  return {
    sections: packSections(sections),
    words: packWords(entries.map(([word]) => word)),
    ...packPostings(entries.map(([, places]) => places)),
    rows: packRows(rows),
  }
}

export function unpackIndex(packed: PackedIndex, sections: readonly IndexedSection[]): IndexParts {
  const index = new Map<string, Map<number, Postings>>()
  const lengths = sections.map(() => FIELDS.map(() => 0))

  const placesOf = (word: string, field: number) => {
    let fields = index.get(word)
    if (!fields) index.set(word, (fields = new Map()))
    let places = fields.get(field)
    if (!places) fields.set(field, (places = new Map()))
    return places
  }
  const nextPostings = postingsReader(packed)
  for (const word of unpackWords(packed.words)) {
    const places = nextPostings()
    index.set(word, new Map([[TEXT, places]]))
    for (const section of places.keys()) lengths[section]![TEXT]! += 1
  }
  const add = (word: string, field: number, section: number) => {
    const places = placesOf(word, field)
    const times = places.get(section) ?? 0
    // The length of a field is its number of distinct words
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

/** The words of a section, except those of its text. */
export function headingWords({ title, titles, isPage, names }: IndexedSection) {
  const members = isPage ? [] : names.flatMap((name) => namesOf(name).flatMap(({ whole }) => whole))
  return {
    title: tokensOf(title),
    titles: [...tokensOf(titles.join(', ')), ...members],
  }
}

/** MiniSearch's format: each word with field → section → frequency. */
type WrittenIndex = [string, Record<number, Record<number, number>>][]

export function postingsByWord(
  { index }: Pick<AsPlainObject, 'index'>,
  field: number,
): (readonly [string, Postings])[] {
  return (index as unknown as WrittenIndex)
    .flatMap(([word, { [field]: places }]) => {
      return places
        ? [[word, new Map(Object.entries(places).map(([key, times]) => [Number(key), times]))] as const]
        : []
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The sections of all pages, without data that can be derived. */
export type PackedSections = {
  pages: string[]
  /** Number of sections per page. */
  sizes: string
  /** Headings, separated by line breaks. */
  titles: string
  /** Number of enclosing headings per section. */
  depths: string
  /** Anchors that cannot be derived from headings, by section number. */
  anchors: Record<string, string>
  /** Names per section, separated by spaces; sections by line breaks. */
  names: string
}

/** The first section of each page is the page itself; enclosing headings precede a section. */
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

/** The names of a page: its title and the last part of its address. */
export function pageNames(title: string, address: string): string[] {
  return [title, address.slice(address.lastIndexOf('/') + 1)].filter(Boolean)
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-')
}
