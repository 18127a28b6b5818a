import { numberReader, packNumbers } from './packedNumbers'
import type { SearchDocument } from './searchDocument'

/** A section as the index knows it. */
export type IndexedSection = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'isPage' | 'names'>

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
