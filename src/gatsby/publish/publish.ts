import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { SymbolKind } from '../../lib/symbols/symbols'
import { publishSymbols } from '../symbols/publishSymbols'
import { symbolOfNode } from '../symbols/symbolNodes'
import { publishIndex, writeIndexOfNodes } from '../search/publishIndex'

type PublishedPage = { path: string; content: string }

/** The address of a page's raw source: `/learn/api/tween.md`; the root's is `/index.md`. */
export function sourceAddressOf(pagePath: string) {
  return pagePath === '/' ? '/index.md' : `${pagePath}.md`
}

async function writeSources(pages: readonly PublishedPage[]) {
  for (const page of pages) {
    const file = path.resolve('public', `.${sourceAddressOf(page.path)}`)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, decodeURIComponent(page.content))
  }
}

/** While previewing, the sources, the symbols and the search index are served from the same folder as on the built site. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType }) => {
  if (process.env.NODE_ENV === 'development') {
    await writeSources(getNodesByType('DocPage') as unknown as PublishedPage[])
    await publishSymbols(getNodesByType('EngineSymbol').map(symbolOfNode))
    await writeIndexOfNodes(getNodesByType('LocalSearchPages'))
  }
}

/** Writes what is published beside the pages: the raw source of each, the documented symbols and the search index. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const result = await graphql<Queries.PagesToPublishQuery>(`
    #graphql
    query PagesToPublish {
      allDocPage {
        nodes {
          path
          content
        }
      }
      allEngineSymbol(sort: { name: ASC }) {
        nodes {
          name
          kind
          signature
          summary
          type
          default
          value
          options {
            name
            type
            default
            required
            description
          }
          page
          anchor
          parentSymbol {
            name
          }
          seeAlso {
            title
            href
          }
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    reporter.panicOnBuild('The page sources could not be queried', result.errors)
    return
  }
  await writeSources(result.data.allDocPage.nodes)
  await publishSymbols(
    result.data.allEngineSymbol.nodes.map(({ parentSymbol, kind, options, seeAlso, ...symbol }) => ({
      ...symbol,
      kind: kind as SymbolKind,
      options: [...options],
      seeAlso: [...seeAlso],
      parent: parentSymbol?.name ?? null,
    })),
  )
  await publishIndex({ graphql, reporter })
  // Gatsby also writes the not-found page to /404/, which a static host would answer with status 200
  await fs.rm(path.resolve('public/404'), { recursive: true, force: true })
}
