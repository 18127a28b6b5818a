import { SymbolTable } from '../../lib/symbols/symbols'
import { symbolOfNode } from './symbolNodes'

type SymbolNode = Record<string, unknown> & { internal: { contentDigest: string } }

/** What a resolver is given to ask for nodes. */
export type NodeContext = {
  nodeModel: { findAll: (query: object) => Promise<{ entries: Iterable<SymbolNode> }> }
}

let known: { digests: string; table: SymbolTable } | undefined

/** The documented symbols of all pages. Asked through Gatsby's model, which so knows whom to ask again when one changes. */
export async function knownSymbols({ nodeModel }: NodeContext): Promise<SymbolTable> {
  const nodes = [...(await nodeModel.findAll({ type: 'EngineSymbol' })).entries]
  // The nodes of a saved page are made again, and come last
  const digests = nodes
    .map(({ internal }) => internal.contentDigest)
    .sort()
    .join()
  if (known?.digests !== digests) known = { digests, table: new SymbolTable(nodes.map(symbolOfNode)) }
  return known.table
}
