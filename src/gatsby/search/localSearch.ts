import { pagePathOf } from '../../lib/address/paths'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { API_ROUTE } from '../../site/links'
import { GAMES_PATH, PLAYGROUND_PATH } from '../../site/unlistedPages'

/** Pages outside the documentation. */
const BESIDE = [GAMES_PATH, PLAYGROUND_PATH]

/** Only the names of pages that lead to others are searched. */
const LISTINGS = [...BESIDE, API_ROUTE]

/** The tutorials' template is not indexed. */
export function isSearchable({ filePath }: { filePath: string }) {
  return !filePath.endsWith('/_template.mdx')
}

export function searchedSections<Section extends { isPage: boolean }>(page: { filePath: string; sections: Section[] }) {
  if (!isSearchable(page)) return []
  return LISTINGS.includes(pagePathOf(page.filePath)) ? page.sections.filter(({ isPage }) => isPage) : page.sections
}

/** Whether a page is documentation, which the tutorials' template is not. */
export function isWritten(page: { filePath: string }) {
  return isSearchable(page) && !BESIDE.includes(pagePathOf(page.filePath))
}

type SearchablePages = {
  data?: {
    allDocPage: { nodes: { filePath: string; sections: SearchDocument[] }[] }
  }
}

/** gatsby-plugin-local-search only stores section documents, from which `indexFile` builds the published index. */
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
    normalizer: ({ data }: SearchablePages) => (data?.allDocPage.nodes ?? []).flatMap(searchedSections),
  },
}
