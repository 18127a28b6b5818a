import { SymbolTable } from '../../lib/symbols/symbols'
import { isPreview } from '../preview/contentFaults'
import { symbolOfNode } from './symbolNodes'

type SymbolNode = Record<string, unknown> & { internal: { contentDigest: string } }

/** What a resolver is given to ask for nodes. */
export type NodeContext = {
  nodeModel: {
    findAll: (query: object) => Promise<{ entries: Iterable<SymbolNode> }>
    trackPageDependencies: (nodes: readonly [], on: { connectionType: string }) => void
  }
}

let known: { digests: string; table: SymbolTable } | undefined

/**
 * The documented symbols of all pages. Gatsby's model knows who asks, and so whom to ask again when one changes. In a build none
 * changes any more: were all of them looked at for each page, a page would cost the more the more pages there are.
 */
export async function knownSymbols({ nodeModel }: NodeContext): Promise<SymbolTable> {
  if (known && !isPreview()) {
    nodeModel.trackPageDependencies([], { connectionType: 'EngineSymbol' })
    return known.table
  }
  const nodes = [...(await nodeModel.findAll({ type: 'EngineSymbol' })).entries]
  // The nodes of a saved page are made again, and come last
  const digests = nodes
    .map(({ internal }) => internal.contentDigest)
    .sort()
    .join()
  if (known?.digests !== digests) known = { digests, table: new SymbolTable(nodes.map(symbolOfNode)) }
  return known.table
}
