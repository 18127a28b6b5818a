import { z } from 'zod'
import { SYMBOL_KINDS } from '../../lib/symbols/symbols'
import type { EngineSymbol } from '../../lib/symbols/symbols'
import { ENGINE_VERSION } from '../../site/links'

const symbolSchema = z.object({
  name: z.string().describe('Unique name, such as rect!, audio::play, Tween::set, Bounds.x, canvas.width'),
  kind: z.enum(SYMBOL_KINDS),
  signature: z.string().describe('The declaration as written, or the name in a table row with its type and default'),
  summary: z
    .string()
    .describe(
      'The first sentence below its heading, or the whole description of its table row, with code in backticks',
    ),
  type: z.string().nullable().describe('Type of a field, constant, config key or flag'),
  default: z.string().nullable().describe('Default of a field, config key or flag'),
  value: z.string().nullable().describe('Value of a variant, constant or key'),
  options: z
    .array(
      z.object({
        name: z.string(),
        type: z.string(),
        default: z.string().nullable().describe('As written in code; null where there is none'),
        required: z.boolean(),
        description: z.string(),
      }),
    )
    .describe('Options of a macro, parameters of a function or method'),
  page: z.string().describe('Address of the page that documents it'),
  anchor: z.string().describe('Id of its heading or table row on that page'),
  parent: z.string().nullable().describe('Name of the symbol it belongs to'),
  seeAlso: z.array(z.object({ title: z.string(), href: z.string() })),
})

/** The shape of `/api.json`. */
export const apiFileSchema = z.object({
  $schema: z.literal('/api.schema.json'),
  engine: z.literal('Turbo'),
  version: z.string().describe('The version of the engine that is documented'),
  symbols: z.array(symbolSchema).describe('Everything the engine documents, sorted by name'),
})

export type ApiFile = z.infer<typeof apiFileSchema>

/** The whole documented engine as one value, sorted by name. Throws where it does not fit its own schema. */
export function apiFileOf(symbols: readonly EngineSymbol[]): ApiFile {
  const sorted = [...symbols].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return apiFileSchema.parse({ $schema: '/api.schema.json', engine: 'Turbo', version: ENGINE_VERSION, symbols: sorted })
}

/** The JSON Schema published beside the file. */
export function apiFileJsonSchema() {
  return z.toJSONSchema(apiFileSchema)
}
