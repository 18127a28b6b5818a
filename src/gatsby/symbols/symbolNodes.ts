import type { NodeInput, NodePluginArgs } from 'gatsby'
import { engineSymbolSchema, type EngineSymbol } from '../../lib/symbols/engineSymbol'
import { contentErrorLine } from '../../markdown/contentError'
import { typeDefsOf } from '../nodes/typeDefsOf'
import { SymbolTable } from '../../lib/symbols/symbols'
import { isPreview } from '../preview/contentErrors'

export const symbolTypeDefs = typeDefsOf('EngineSymbol', engineSymbolSchema, {
  description:
    'An entity of the engine, read from the page that documents it. Texts are plain, with code in backticks.',
  heading: 'implements Node @dontInfer',
  // `parent` of a node is its page
  without: ['parent'],
  further: `  "The symbol it belongs to"
  parentSymbol: EngineSymbol @link(by: "name")
  "File below content/ that declares it"
  filePath: String!
  "Line of that file"
  line: Int!`,
})

type NodeTools = Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'>

export function symbolNodesOf(
  symbols: readonly EngineSymbol[],
  lines: ReadonlyMap<string, number>,
  page: { id: string; filePath: string },
  { createNodeId, createContentDigest }: NodeTools,
): NodeInput[] {
  return symbols.map(({ parent, ...symbol }) => {
    const fields = {
      ...symbol,
      parentSymbol: parent,
      filePath: page.filePath,
      line: lines.get(symbol.name) ?? 1,
    }
    return {
      ...fields,
      id: createNodeId(`${page.id} >>> EngineSymbol ${symbol.name}`),
      parent: page.id,
      children: [],
      internal: { type: 'EngineSymbol', contentDigest: createContentDigest(fields) },
    }
  })
}

export function symbolOfNode(node: Record<string, unknown>): EngineSymbol {
  return engineSymbolSchema.parse({ ...node, parent: node.parentSymbol })
}

export function duplicateSymbolErrors(symbols: readonly { name: string; filePath: string; line: number }[]): string[] {
  const owners = new Map<string, string>()
  return symbols.flatMap(({ name, filePath, line }) => {
    const owner = owners.get(name)
    owners.set(name, owner ?? filePath)
    if (owner === undefined) return []
    return [contentErrorLine(filePath, line, `the symbol ${name} is already declared in content/${owner}`, 'keep one')]
  })
}

type SymbolNode = Record<string, unknown> & { internal: { contentDigest: string } }

export type NodeContext = {
  nodeModel: {
    findAll: (query: object) => Promise<{ entries: Iterable<SymbolNode> }>
    trackPageDependencies: (nodes: readonly [], on: { connectionType: string }) => void
  }
}

let known: { digests: string; table: SymbolTable } | undefined

/**
 * In the preview, Gatsby's model records the dependency. A build has no changes, and tracking every node for every page
 * would be quadratic.
 */
export async function knownSymbols({ nodeModel }: NodeContext): Promise<SymbolTable> {
  if (known && !isPreview()) {
    nodeModel.trackPageDependencies([], { connectionType: 'EngineSymbol' })
    return known.table
  }
  const nodes = [...(await nodeModel.findAll({ type: 'EngineSymbol' })).entries]
  // The nodes of a saved page come last
  const digests = nodes
    .map(({ internal }) => internal.contentDigest)
    .sort()
    .join()
  if (known?.digests !== digests) known = { digests, table: new SymbolTable(nodes.map(symbolOfNode)) }
  return known.table
}
