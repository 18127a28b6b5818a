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

/** A section that answers a query. */
export type SearchResult = Pick<SearchDocument, 'href' | 'title' | 'titles' | 'html' | 'isPage'>

/** The answer to a query: the best sections, and every indexed word that led to one of them. */
export type SearchAnswer = { results: SearchResult[]; terms: string[] }
