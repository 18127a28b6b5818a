import { z } from 'zod'
import { engineExampleSchema, type EngineExample } from '../../lib/symbols/engineExample'
import { engineSymbolSchema, type EngineSymbol } from '../../lib/symbols/engineSymbol'
import { SymbolTable } from '../../lib/symbols/symbols'
import { symbolsUsedIn } from '../../markdown/references'
import { ENGINE_VERSION } from '../../site/links'
import { usesOf } from '../examples/madeExamples'
import { compareTexts, inPageOrder } from '../nodes/pageOrder'

const apiFileSchema = z.object({
  $schema: z.literal('/api.schema.json'),
  engine: z.literal('Turbo'),
  version: z.string().describe('The version of the engine that is documented'),
  symbols: z
    .array(
      engineSymbolSchema.extend({ examples: z.array(z.string()).describe('Locations of the examples that use it') }),
    )
    .describe('Everything the engine documents, sorted by name'),
  examples: z.array(engineExampleSchema).describe('The Rust examples of all pages, sorted by page and line'),
})

export type ApiFile = z.infer<typeof apiFileSchema>

/** Sorted. Throws if symbols or examples do not match the schema. */
export function apiFileOf(symbols: readonly EngineSymbol[], examples: readonly EngineExample[]): ApiFile {
  const table = new SymbolTable(symbols)
  const known = { symbols: table, usesOf }
  const inOrder = inPageOrder(examples)
  const places = new Map<string, string[]>()
  for (const { place, program } of inOrder) {
    for (const name of new Set(symbolsUsedIn(program, known))) {
      const others = places.get(name)
      if (others) others.push(place)
      else places.set(name, [place])
    }
  }
  const sorted = symbols
    .map((symbol) => ({
      ...symbol,
      parent: symbol.parent !== null && table.named(symbol.parent) ? symbol.parent : null,
      examples: places.get(symbol.name) ?? [],
    }))
    .sort((a, b) => compareTexts(a.name, b.name))
  return apiFileSchema.parse({
    $schema: '/api.schema.json',
    engine: 'Turbo',
    version: ENGINE_VERSION,
    symbols: sorted,
    examples: inOrder,
  })
}

export function apiFileJsonSchema() {
  return z.toJSONSchema(apiFileSchema)
}
