import type { SmallPicture } from '../symbols/engineExample'

/** A section of a page, up to the next heading. */
export type SearchDocument = {
  /** File and anchor; unique. */
  id: string
  title: string
  /** Enclosing headings, outermost first. */
  titles: string[]
  text: string
  /** The text with the tags of an excerpt: `p`, `li`, `pre`, `code`. */
  html: string
  /** Address without base path. */
  href: string
  /** Whether this is the section of the page's title. */
  isPage: boolean
  /** Additional names: the short name of a page, members declared by a table. */
  names: string[]
}

export type IndexedSection = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'isPage' | 'names'>

export type ResultKind = 'API' | 'Error' | 'Guide' | 'Option' | 'Page' | 'Tutorial'

export type SearchResult = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'isPage'> & {
  kind: ResultKind
  /** Index of the section, for its excerpt; absent for declarations. */
  number?: number
  signature?: string
} & ShownExtras

export type ShownExtras = {
  /** Start of the section. */
  html?: string
  picture?: SmallPicture
}

/** The best sections, and the indexed words that matched. */
export type SearchAnswer = {
  query: string
  results: SearchResult[]
  terms: string[]
  /** Suggestions if nothing was found. */
  nearest: string[]
}

/** A word that users may type, and the words that the pages use for it. */
export type Synonym = { term: string; canonical: readonly string[] }

export type SearchWords = {
  /** Applied to queries only. A phrase matches consecutive words. */
  synonyms: readonly Synonym[]
  /** What users type for a section, with its title or the end of its address. */
  phrases: readonly Synonym[]
  /** Address of the page for authors. */
  authorsPage: string
  /** The word that indicates trouble, and the headings of troubleshooting sections. */
  trouble: { word: string; headings: readonly string[] }
  /** Kinds by address prefix; the first match counts. */
  kinds: readonly { path: string; kind: ResultKind }[]
}

/** Excerpts in index order, and pictures by index. */
export type SectionExtras = { excerpts: string[]; pictures: Record<number, SmallPicture> }

/** Names of the chunks of extras in index order, and the number of sections per chunk. */
export type ChunkedExtras = { size: number; chunks: string[] }
