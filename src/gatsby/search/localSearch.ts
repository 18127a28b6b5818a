import { pagePathOf } from '../../lib/address/paths'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { GAMES_PATH, PLAYGROUND_PATH } from '../../site/unlistedPages'

/** Pages beside the documentation. */
const BESIDE = [GAMES_PATH, PLAYGROUND_PATH]

/** Placeholder tutorials and the template they share say the same thing three times, and nothing yet; the pages beside say nothing. */
export function isSearchable({ filePath, frontmatter }: { filePath: string; frontmatter: { bodyFrom?: unknown } }) {
  return !frontmatter.bodyFrom && !filePath.endsWith('/_template.mdx') && !BESIDE.includes(pagePathOf(filePath))
}

type SearchablePages = {
  data?: {
    allDocPage: { nodes: { filePath: string; frontmatter: { bodyFrom: string | null }; sections: SearchDocument[] }[] }
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
            frontmatter {
              bodyFrom
            }
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
