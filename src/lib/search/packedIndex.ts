import {
  numberReader,
  packNumbers,
  packPostings,
  packWords,
  postingsOf,
  postingsReader,
  unpackWords,
  type PackedPostings,
  type Postings,
} from './packing'
import type { IndexedSection } from './searchDocument'
import { FIELDS, type Field, type IndexParts } from './sectionIndex'
import { packRows, type SymbolRow } from './symbolRows'
import { namesOf, tokensOf } from './tokens'

/** The sections and the positions of words in their texts. Words of headings are derived from the sections. */
export type PackedIndex = PackedPostings & {
  sections: PackedSections
  /** All words of the texts, sorted. */
  words: string
  /** The declarations of the pages. */
  rows: string
}

/** The words of the text of each section, repeated. */
export type Texts = readonly (readonly string[])[]

export function packIndex(sections: readonly IndexedSection[], texts: Texts, rows: readonly SymbolRow[]): PackedIndex {
  const postings = postingsOf(texts)
  const words = [...postings.keys()].sort()
  return {
    sections: packSections(sections),
    words: packWords(words),
    ...packPostings(words.map((word) => postings.get(word)!)),
    rows: packRows(rows),
  }
}

export function unpackIndex(packed: PackedIndex, sections: readonly IndexedSection[]): IndexParts {
  const nextPostings = postingsReader(packed)
  const ofTexts = new Map(unpackWords(packed.words).map((word) => [word, nextPostings()]))
  return indexPartsOf(sections, ofTexts)
}

/** All fields of an index, from the positions of words in the texts. */
export function indexPartsOf(sections: readonly IndexedSection[], text: ReadonlyMap<string, Postings>): IndexParts {
  const known = new Map<string, string[]>()
  const tokensOfTitle = (title: string) => {
    const tokens = known.get(title) ?? tokensOf(title)
    known.set(title, tokens)
    return tokens
  }
  const headings = sections.map((section) => headingWords(section, tokensOfTitle))
  const postings: Record<Field, ReadonlyMap<string, Postings>> = {
    title: postingsOf(headings.map(({ title }) => title)),
    titles: postingsOf(headings.map(({ titles }) => titles)),
    text,
  }
  const words = [...new Set(FIELDS.flatMap((field) => [...postings[field].keys()]))].sort()
  const fields = FIELDS.map((field) => words.map((word) => postings[field].get(word)))
  const lengths = fields.map((ofWords) => {
    const counts = sections.map(() => 0)
    for (const found of ofWords) for (const section of found?.sections ?? []) counts[section]! += 1
    return counts
  })
  return { sections, lengths, words, postingsOf: (word, field) => fields[field]![word] }
}

/** The words of a section, except those of its text. */
function headingWords({ title, titles, isPage, names }: IndexedSection, tokensOfTitle: typeof tokensOf) {
  const members = isPage ? [] : names.flatMap((name) => namesOf(name).flatMap(({ whole }) => whole))
  return {
    title: tokensOfTitle(title),
    titles: [...titles.flatMap(tokensOfTitle), ...members],
  }
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
