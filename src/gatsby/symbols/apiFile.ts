import { z } from 'zod'
import { engineSymbolSchema } from '../../lib/symbols/engineSymbol'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import { ENGINE_VERSION } from '../../site/links'

/** The shape of `/api.json`. */
export const apiFileSchema = z.object({
  $schema: z.literal('/api.schema.json'),
  engine: z.literal('Turbo'),
  version: z.string().describe('The version of the engine that is documented'),
  symbols: z.array(engineSymbolSchema).describe('Everything the engine documents, sorted by name'),
})

export type ApiFile = z.infer<typeof apiFileSchema>

/** The whole documented engine as one value, sorted by name. Throws where it does not fit its own schema. */
export function apiFileOf(symbols: readonly EngineSymbol[]): ApiFile {
  const names = new Set(symbols.map(({ name }) => name))
  const sorted = symbols
    .map((symbol) => ({ ...symbol, parent: symbol.parent !== null && names.has(symbol.parent) ? symbol.parent : null }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return apiFileSchema.parse({ $schema: '/api.schema.json', engine: 'Turbo', version: ENGINE_VERSION, symbols: sorted })
}

/** The JSON Schema published beside the file. */
export function apiFileJsonSchema() {
  return z.toJSONSchema(apiFileSchema)
}
