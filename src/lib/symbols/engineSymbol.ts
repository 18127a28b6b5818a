import { z } from 'zod'
import { SYMBOL_KINDS } from './symbolKinds'

/**
 * One entity of the engine as its page documents it. Texts are plain, with code in backticks. The nodes of GraphQL, the
 * popups and `/api.json` all have this shape and these descriptions.
 */
export const engineSymbolSchema = z.object({
  name: z
    .string()
    .describe(
      'Unique name, such as rect!, audio::play, Tween::set, Bounds.x, Button::Pressed, canvas.width, turbo run --watch',
    ),
  kind: z.enum(SYMBOL_KINDS).describe('What it is: a macro, a function, a method, a struct …'),
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
        anchor: z.string().describe('Id of its table row on the page'),
      }),
    )
    .describe('Options of a macro, parameters of a function or method'),
  page: z.string().describe('Address of the page that documents it'),
  anchor: z.string().describe('Id of its heading or table row on that page'),
  parent: z.string().nullable().describe('Name of the symbol it belongs to'),
  seeAlso: z.array(z.object({ title: z.string(), href: z.string() })).describe("Links of the page's section See also"),
})

/** One entity of the engine. */
export type EngineSymbol = z.output<typeof engineSymbolSchema>
