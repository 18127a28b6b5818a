import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { aliasOf } from '../../lib/address/paths'
import { neighborsOf } from '../../lib/navigation/sidebar'
import type { PageContext } from '../../lib/page/page'
import { sidebar } from '../../site/sidebar'
import { sidebarOfPage } from '../../site/sidebarOfPage'
import { unlistedPages } from '../../site/unlistedPages'
import { ALL_PAGES, reportErrors } from '../preview/contentErrors'
import { publishSidebar } from '../publish/publishedFiles'
import { imageErrors, siteErrors } from './pageChecks'
import { duplicateSymbolErrors } from '../symbols/symbolNodes'

/** Creates pages and their `.html` aliases, once all pages are valid. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const result = await graphql<Queries.PagesToCreateQuery>(`
    #graphql
    query PagesToCreate {
      allDocPage(sort: { path: ASC }) {
        nodes {
          path
          filePath
          explicitIds
          headings {
            depth
            text
            id
            line
          }
          links {
            href
            line
          }
          images {
            src
            line
            file {
              extension
            }
            width
          }
        }
      }
      allEngineSymbol(sort: { name: ASC }) {
        nodes {
          name
          filePath
          line
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    reporter.panicOnBuild('The pages could not be queried', result.errors)
    return
  }
  reportErrors(new Map([[ALL_PAGES, errorsOf(result.data)]]), reporter)

  const component = path.resolve('src/templates/Page.tsx')
  for (const { path: route } of result.data.allDocPage.nodes) {
    const { previous, next } = neighborsOf(route, sidebar)
    const context: PageContext = {
      route,
      previousPath: previous?.path,
      nextPath: next?.path,
      sidebar: publishSidebar(sidebarOfPage(route)),
    }
    actions.createPage({ path: route, component, context })
    const alias = aliasOf(route)
    if (alias) actions.createPage({ path: alias, component, context })
  }
}

/** Gatsby itself creates the not-found page. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.sidebar) return
  actions.createPage({ ...page, context: { ...page.context, sidebar: publishSidebar(sidebarOfPage(page.path)) } })
}

function errorsOf({ allDocPage: { nodes: pages }, allEngineSymbol }: Queries.PagesToCreateQuery): string[] {
  const checked = pages.map(({ headings, links, explicitIds, ...page }) => ({
    path: page.path,
    filePath: page.filePath,
    headings: [...headings],
    links: [...links],
    explicitIds: [...explicitIds],
  }))
  return [
    ...siteErrors(checked, sidebar, unlistedPages),
    ...pages.flatMap(({ filePath, images }) => imageErrors(filePath, images)),
    ...duplicateSymbolErrors(allEngineSymbol.nodes),
  ]
}
