import type { NodePluginArgs } from 'gatsby'
import { exampleOfNode } from '../examples/exampleNodes'
import { withWholePrograms } from '../../markdown/wholePrograms'
import { compareTexts, inPageOrder } from '../nodes/pageOrder'
import { symbolOfNode } from '../symbols/symbolNodes'

type PageNode = {
  path: string
  filePath: string
  title?: string | null
  description?: string | null
  headings: { id: string; text: string }[]
  content: string
  picture?: string
  lastUpdatedAt?: number | null
}
type PlacedNode = Record<string, unknown> & { page: string; line: number; name?: string }

export function publishedNodes(getNodesByType: NodePluginArgs['getNodesByType']) {
  const nodes = <Node>(type: string) => getNodesByType(type) as unknown as Node[]
  return {
    pages: nodes<PageNode>('DocPage')
      .map((page) => ({ ...page, content: withWholePrograms(page.content) }))
      .sort((a, b) => compareTexts(a.path, b.path)),
    symbols: inPageOrder(nodes<PlacedNode>('EngineSymbol')).map(symbolOfNode),
    examples: inPageOrder(nodes<PlacedNode>('EngineExample')).map(exampleOfNode),
  }
}

export type PublishedNodes = ReturnType<typeof publishedNodes>
