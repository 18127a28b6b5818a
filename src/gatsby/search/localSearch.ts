import { pagePathOf } from '../../lib/address/paths'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { GAMES_PATH, PLAYGROUND_PATH } from '../../site/unlistedPages'

/** Pages beside the documentation. */
const BESIDE = [GAMES_PATH, PLAYGROUND_PATH]

/** The template of the tutorials says nothing yet, and neither do the pages beside. */
export function isSearchable({ filePath }: { filePath: string }) {
  return !filePath.endsWith('/_template.mdx') && !BESIDE.includes(pagePathOf(filePath))
}

/** Placeholder tutorials say the plan of the template once more. */
export function isWritten(page: { filePath: string; frontmatter: { bodyFrom?: unknown } }) {
  return isSearchable(page) && !page.frontmatter.bodyFrom
}

type SearchablePages = {
  data?: {
    allDocPage: { nodes: { filePath: string; sections: SearchDocument[] }[] }
  }
}

/**
 * gatsby-plugin-local-search turns the query into a stored set of section documents. Its own engine indexes nothing but
 * their ids; the index that readers search is built from the store, see `indexFile`.
 */
export const localSearchPlugin = {
  resolve: 'gatsby-plugin-local-search',
  options: {
    name: 'pages',
    engine: 'lunr',
    query: `
      query SearchablePages {
        allDocPage(sort: { path: ASC }) {
          nodes {
            filePath
            sections {
              id
              title
              titles
              text
              html
              href
              isPage
              names
            }
          }
        }
      }
    `,
    ref: 'id',
    index: ['id'],
    normalizer: ({ data }: SearchablePages) =>
      (data?.allDocPage.nodes ?? []).filter(isSearchable).flatMap(({ sections }) => sections),
  },
}
