import type { GatsbyNode } from 'gatsby'
import { sourceAddress } from '../../lib/address/published'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { examplePagesOf, sectionPicturesOf, symbolPicturesOf } from '../../lib/symbols/engineExample'
import { popupEntriesOf } from '../../lib/symbols/symbolPopup'
import { highlightedHtml } from '../../markdown/body/codeHtml'
import { suggestedPages } from '../../lib/navigation/suggestedPages'
import { sidebar } from '../../site/sidebar'
import { publishedSearch } from '../search/publishedSearch'
import { isSearchable } from '../search/localSearch'
import { publishedExamples } from '../examples/publishedExamples'
import { apiFileJsonSchema, apiFileOf } from '../symbols/apiFile'
import { publishedSymbols } from '../symbols/publishedSymbols'
import { restoreUnusedOutput, brokenTexts, nameBuildOfPages, removeUnusedOutput } from './buildOutput'
import { pictureBytes, publishFile, publishHashed, removeOldExamples, removeOldSidebars } from './publishedFiles'
import { publishedNodes } from './publishedNodes'
import { inReadingOrder, publishForHosts, publishForMachines } from './siteFiles'

type StoreNode = { store: Record<string, SearchDocument> }

/**
 * Publishes files from the nodes, also in the preview: page sources, symbols with examples, popup texts, the search
 * index with its extras, and the playground's programs.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  await restoreUnusedOutput()
  const { pages, symbols, examples } = publishedNodes(getNodesByType)
  for (const page of pages) {
    await publishFile(sourceAddress(page.path), page.content)
  }
  const api = apiFileOf(symbols, examples)
  await publishFile('/api.json', JSON.stringify(api, null, 2))
  await publishFile('/api.schema.json', JSON.stringify(apiFileJsonSchema(), null, 2))

  const [search] = getNodesByType('LocalSearchPages') as unknown as StoreNode[]
  if (!search) reporter.panicOnBuild('There is no search index to publish')
  const sections = Object.values(search?.store ?? {})
  await publishHashed({
    ...publishedSearch(sections, symbols, sectionPicturesOf(api.examples)),
    examples: publishedExamples(examplePagesOf(inReadingOrder(pages).filter(isSearchable), api.examples)),
    'suggested-pages': JSON.stringify(suggestedPages(sidebar)),
    symbols: publishedSymbols(
      popupEntriesOf(api.symbols, highlightedHtml, symbolPicturesOf(api.symbols, api.examples, pictureBytes)),
    ),
  })
}

/**
 * Writes the build's name into page data, removes old examples, old sidebars and unused output, and publishes files for
 * crawlers, language models and hosts. Fails on invalid characters.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType, reporter }) => {
  await nameBuildOfPages()
  const nodes = publishedNodes(getNodesByType)
  const pictures = [
    ...nodes.examples.map(({ picture }) => picture?.address),
    ...nodes.pages.map((page) => page.picture),
  ]
  removeOldExamples(new Set(pictures.filter((address) => address !== undefined)))
  removeOldSidebars()
  await removeUnusedOutput()
  const leftOut = await publishForMachines(nodes)
  await publishForHosts()
  if (leftOut) reporter.info(leftOut)
  const broken = brokenTexts()
  if (broken.length > 0) reporter.panicOnBuild(broken.join('\n'))
}
