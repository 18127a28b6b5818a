import type { CreateResolversArgs } from 'gatsby'
import type { SymbolTable } from '../../lib/symbols/symbols'
import { symbolsUsedIn } from '../../markdown/references/symbolUses'
import { knownSymbols } from '../symbols/knownSymbols'
import type { NodeContext } from '../symbols/knownSymbols'
import { usesOf } from './madeExamples'

type Named = { name: string }
type Running = { program: string }

/** What programs use, as long as the symbols are the same. */
const uses = new WeakMap<SymbolTable, Map<string, ReadonlySet<string>>>()

function usedIn(program: string, table: SymbolTable): ReadonlySet<string> {
  const known = uses.get(table) ?? new Map<string, ReadonlySet<string>>()
  uses.set(table, known)
  const used = known.get(program) ?? new Set(symbolsUsedIn(program, { symbols: table, usesOf }))
  known.set(program, used)
  return used
}

/** Tells of each example which symbols it uses, and of each symbol which examples use it. */
export function addExampleResolvers({ createResolvers }: CreateResolversArgs) {
  const all = async <T>({ nodeModel }: NodeContext, type: string) =>
    [...(await nodeModel.findAll({ type })).entries] as unknown as T[]
  createResolvers({
    EngineExample: {
      symbols: {
        type: '[EngineSymbol!]!',
        description: 'What it uses of the engine',
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
