import type { NodeInput, NodePluginArgs } from 'gatsby'
import { engineExampleSchema } from '../../lib/symbols/engineExample'
import type { EngineExample } from '../../lib/symbols/engineExample'
import { typeDefsOf } from '../nodes/typeDefsOf'

/** The GraphQL types of the examples. */
export const exampleTypeDefs = typeDefsOf('EngineExample', engineExampleSchema, {
  description: 'A Rust example of a page, with its picture where the page shows one',
  heading: 'implements Node @dontInfer',
})

type NodeTools = Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'>

/** One node for each example of a page. */
export function exampleNodesOf(
  examples: readonly EngineExample[],
  page: { id: string },
  { createNodeId, createContentDigest }: NodeTools,
): NodeInput[] {
  return examples.map((example) => ({
    ...example,
    id: createNodeId(`${page.id} >>> EngineExample ${example.line}`),
    parent: page.id,
    children: [],
    internal: { type: 'EngineExample', contentDigest: createContentDigest(example) },
  }))
}

/** The example that a node was made of. */
export function exampleOfNode(node: Record<string, unknown>): EngineExample {
  return engineExampleSchema.parse(node)
}
