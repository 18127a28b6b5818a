import type { SmallPicture } from '../symbols/engineExample'

/** One section of a page, from its heading to the next. */
export type SearchDocument = {
  /** The file of the page and the anchor of the heading; unique. */
  id: string
  title: string
  /** The headings around this one, outermost first. */
  titles: string[]
  text: string
  /** The text with the few tags that an excerpt knows: `p`, `li`, `pre`, `code`. */
  html: string
  /** The address of the section, without the base path. */
  href: string
  /** Whether this is the section of the page's own title. */
  isPage: boolean
  /** Further names it is looked for by: the short name of a page, the members that a table of the section declares. */
  names: string[]
}

/** A section as the index knows it. */
export type IndexedSection = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'isPage' | 'names'>

/** What a result is to the reader. */
export type ResultKind = 'API' | 'Error' | 'Guide' | 'Option' | 'Page' | 'Tutorial'

/** What answers a query: a section, or what a section declares. */
export type SearchResult = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'isPage'> & {
  kind: ResultKind
  /** The number of the section, by which its excerpt is found; none for what a section declares. */
  number?: number
  /** How it is declared; none for a section. */
  signature?: string
  /** The beginning of the section. */
  html?: string
  /** The first picture of the section. */
  picture?: SmallPicture
}

/** The answer to a query, as it was typed: the best sections, and every indexed word that led to one of them. */
export type SearchAnswer = {
  query: string
  results: SearchResult[]
  terms: string[]
  /** What may have been meant, where nothing is found. */
  nearest: string[]
}

/** A word that readers bring from elsewhere, and the words of the pages for it. */
export type Synonym = { said: string; means: readonly string[] }

/** What the search has to know of the pages it searches. */
export type SearchWords = {
  /** Consulted for what the reader types, never for the pages. A phrase counts where its words stand together. */
  synonyms: readonly Synonym[]
  /** The heading of the part that shows authors of pages what they can write, and nobody else wants to know. */
  authorsHeading: string
  /** The word that a query about trouble means, and the headings of the sections that say what to do about it. */
  trouble: { word: string; headings: readonly string[] }
  /** What the pages below an address are; the first that fits counts. */
  kinds: readonly { path: string; kind: ResultKind }[]
}

/** What stands beside the titles of results: excerpts in the order of the index, and pictures by the place in it. */
export type SectionExtras = { excerpts: string[]; pictures: Record<number, SmallPicture> }

/** The names of the pieces that hold the extras of so many sections each, in the order of the index. */
export type CutExtras = { size: number; pieces: string[] }
