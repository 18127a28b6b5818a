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

/** A result: a section or a declaration. */
export type SearchResult = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'isPage'> & {
  kind: ResultKind
  /** Section number, for its excerpt; absent for declarations. */
  number?: number
  /** Signature of a declaration. */
  signature?: string
  /** Start of the section. */
  html?: string
  /** First picture of the section. */
  picture?: SmallPicture
}

/** The best sections for a query, and the indexed words that matched. */
export type SearchAnswer = {
  query: string
  results: SearchResult[]
  terms: string[]
  /** Suggestions if nothing was found. */
  nearest: string[]
}

/** A word from elsewhere and its equivalents on the pages. */
export type Synonym = { said: string; means: readonly string[] }

export type SearchWords = {
  /** Applied to queries only. A phrase matches consecutive words. */
  synonyms: readonly Synonym[]
  /** Heading of the part that is for authors of pages. */
  authorsHeading: string
  /** The word that indicates trouble, and the headings of troubleshooting sections. */
  trouble: { word: string; headings: readonly string[] }
  /** Kinds by address prefix; the first match counts. */
  kinds: readonly { path: string; kind: ResultKind }[]
}

/** Excerpts in index order, and pictures by index. */
export type SectionExtras = { excerpts: string[]; pictures: Record<number, SmallPicture> }

/** Names of the chunks of extras in index order, and sections per chunk. */
export type CutExtras = { size: number; pieces: string[] }
