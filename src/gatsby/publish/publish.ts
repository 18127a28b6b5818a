import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { sourceAddress } from '../../lib/address/published'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { sectionPicturesOf, symbolPicturesOf } from '../../lib/symbols/smallPictures'
import { popupEntriesOf } from '../../lib/symbols/symbolPopup'
import { highlightedHtml } from '../../markdown/body/codeHtml'
import { exampleOfNode } from '../examples/exampleNodes'
import { excerptFileOf, indexFileOf } from '../search/indexFile'
import { apiFileJsonSchema, apiFileOf } from '../symbols/apiFile'
import { symbolOfNode } from '../symbols/symbolNodes'
import { nameBuildOfPages } from './pageBuilds'
import { publishFile, publishHashed } from './publishedFiles'
import { pictureBytes, removeOldPictures } from './publishedPictures'

type PageNode = { path: string; content: string; picture?: string }
type StoreNode = { store: Record<string, SearchDocument> }

/**
 * Publishes what is read beside the pages, from the nodes, in the preview as in the build: the raw source of each page, the
 * documented symbols with their examples, and the files whose names carry a hash: the texts of the popups, the search index, and
 * the excerpts and pictures of its sections.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  const pages = getNodesByType('DocPage') as unknown as PageNode[]
  for (const page of pages) {
    await publishFile(sourceAddress(page.path), decodeURIComponent(page.content))
  }
  // On each page in the order of the page
  const symbols = getNodesByType('EngineSymbol')
    .map(symbolOfNode)
    .sort((a, b) => (a.page < b.page ? -1 : Number(a.page > b.page)))
  const api = apiFileOf(symbols, getNodesByType('EngineExample').map(exampleOfNode))
  await publishFile('/api.json', JSON.stringify(api, null, 2))
  await publishFile('/api.schema.json', JSON.stringify(apiFileJsonSchema(), null, 2))

  const pictures = [...api.examples.map(({ picture }) => picture?.address), ...pages.map(({ picture }) => picture)]
  removeOldPictures(new Set(pictures.filter((address) => address !== undefined)))

  const [search] = getNodesByType('LocalSearchPages') as unknown as StoreNode[]
  if (!search) reporter.panicOnBuild('There is no search index to publish')
  const sections = Object.values(search?.store ?? {})
  await publishHashed({
    'search-index': indexFileOf(sections, symbols),
    'search-excerpts': excerptFileOf(sections),
    'section-pictures': JSON.stringify(sectionPicturesOf(api.examples)),
    symbols: JSON.stringify(
      popupEntriesOf(api.symbols, highlightedHtml, symbolPicturesOf(api.symbols, api.examples, pictureBytes)),
    ),
  })
}

/**
 * Has the pages' data name their build. And Gatsby also writes the not-found page to /404/, which a static host would answer
 * with status 200.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await nameBuildOfPages()
  await fs.rm(path.resolve('public/404'), { recursive: true, force: true })
}
