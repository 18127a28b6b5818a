import type { SmallPicture } from '../symbols/smallPictures'

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

/** A section that answers a query, with its first picture where it has one. */
export type SearchResult = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'html' | 'isPage'> & {
  picture?: SmallPicture
}

/** The answer to a query, as it was typed: the best sections, and every indexed word that led to one of them. */
export type SearchAnswer = { query: string; results: SearchResult[]; terms: string[] }

/** A word that readers bring from elsewhere, the words of the pages for it, and why they mean the same. */
export type Synonym = { said: string; means: readonly string[]; reason: string }

/** What the search has to know of the pages it searches. */
export type SearchWords = {
  /** Consulted for what the reader types, never for the pages. A phrase counts where its words stand together. */
  synonyms: readonly Synonym[]
  /** The heading of the part that shows authors of pages what they can write, and nobody else wants to know. */
  authorsHeading: string
  /** The word that a query about trouble means, and the headings of the sections that say what to do about it. */
  trouble: { word: string; headings: readonly string[] }
}
