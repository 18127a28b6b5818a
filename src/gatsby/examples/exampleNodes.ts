import type { CreateResolversArgs, NodeInput, NodePluginArgs } from 'gatsby'
import { engineExampleSchema, type EngineExample } from '../../lib/symbols/engineExample'
import { typeDefsOf } from '../nodes/typeDefsOf'
import type { SymbolTable } from '../../lib/symbols/symbols'
import { symbolsUsedIn } from '../../markdown/references'
import { isPreview } from '../preview/contentErrors'
import { knownSymbols, type NodeContext } from '../symbols/symbolNodes'
import { usesOf } from './madeExamples'

export const exampleTypeDefs = typeDefsOf('EngineExample', engineExampleSchema, {
  description: 'A Rust example of a page, with its picture if the page shows one',
  heading: 'implements Node @dontInfer',
})

type NodeTools = Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'>

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

let known: readonly EngineExample[] | undefined

/** In the preview, Gatsby's model records the dependency; a build reads them once. */
export async function knownExamples({ nodeModel }: NodeContext): Promise<readonly EngineExample[]> {
  if (known && !isPreview()) {
    nodeModel.trackPageDependencies([], { connectionType: 'EngineExample' })
    return known
  }
  known = [...(await nodeModel.findAll({ type: 'EngineExample' })).entries].map(exampleOfNode)
  return known
}

export function exampleOfNode(node: Record<string, unknown>): EngineExample {
  return engineExampleSchema.parse(node)
}

type Named = { name: string }
type Running = { program: string }

const uses = new WeakMap<SymbolTable, Map<string, ReadonlySet<string>>>()

function usedIn(program: string, table: SymbolTable): ReadonlySet<string> {
  const known = uses.get(table) ?? new Map<string, ReadonlySet<string>>()
  uses.set(table, known)
  const used = known.get(program) ?? new Set(symbolsUsedIn(program, { symbols: table, usesOf }))
  known.set(program, used)
  return used
}

export function addExampleResolvers({ createResolvers }: CreateResolversArgs) {
  const all = async <T>({ nodeModel }: NodeContext, type: string) =>
    [...(await nodeModel.findAll({ type })).entries] as unknown as T[]
  createResolvers({
    EngineExample: {
      symbols: {
        type: '[EngineSymbol!]!',
        description: 'The symbols of the engine that it uses',
        resolve: async ({ program }: Running, _: unknown, context: NodeContext) => {
          const used = usedIn(program, await knownSymbols(context))
          return (await all<Named>(context, 'EngineSymbol')).filter(({ name }) => used.has(name))
        },
      },
    },
    EngineSymbol: {
      examples: {
        type: '[EngineExample!]!',
        description: 'The examples that use it, on all pages',
        resolve: async ({ name }: Named, _: unknown, context: NodeContext) => {
          const table = await knownSymbols(context)
          return (await all<Running>(context, 'EngineExample')).filter(({ program }) =>
            usedIn(program, table).has(name),
          )
        },
      },
    },
  })
}
