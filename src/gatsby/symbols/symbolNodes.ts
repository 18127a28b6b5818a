import type { NodeInput, NodePluginArgs } from 'gatsby'
import type { EngineSymbol } from '../../lib/symbols/symbols'

/** The GraphQL types of the documented engine. */
export const symbolTypeDefs = `#graphql
  """
  An entity of the engine, read from the page that documents it. Texts are plain, with code in backticks.
  """
  type EngineSymbol implements Node @dontInfer {
    "Unique name: rect!, audio::play, Tween::set, Bounds.x, Button::Pressed, canvas.width, turbo run --watch"
    name: String!
    "macro, function, method, struct, field, enum, variant, constant, config table, config key, command, flag or key"
    kind: String!
    "The declaration as written, or the name in a table row with its type and default"
    signature: String!
    "The first sentence below its heading, or the whole description of its table row"
    summary: String!
    "Type of a field, constant, config key or flag"
    type: String
    "Default of a field, config key or flag"
    default: String
    "Value of a variant, constant or key"
    value: String
    "Options of a macro, parameters of a function or method"
    options: [EngineSymbolOption!]!
    "Address of the page that documents it"
    page: String!
    "Id of its heading or table row on that page"
    anchor: String!
    "The symbol it belongs to"
    parentSymbol: EngineSymbol @link(by: "name")
    "Links of the page's section See also"
    seeAlso: [EngineSymbolLink!]!
    "File below content/ and line that declare it"
    filePath: String!
    line: Int!
  }

  "An option of a macro, or a parameter"
  type EngineSymbolOption {
    name: String!
    type: String!
    "As written in code; null where there is none"
    default: String
    required: Boolean!
    description: String!
  }

  "A link with its words"
  type EngineSymbolLink {
    title: String!
    href: String!
  }
`

type NodeTools = Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'>

/** One node for each symbol of a page. */
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

/** The symbol that a node was made of. Whatever else the node carries is left to the reader to ignore. */
export function symbolOfNode(node: Record<string, unknown>): EngineSymbol {
  return { ...node, parent: node.parentSymbol } as unknown as EngineSymbol
}
