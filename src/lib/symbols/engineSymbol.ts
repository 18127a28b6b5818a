import { z } from 'zod'

const SYMBOL_KINDS = [
  'macro',
  'function',
  'method',
  'struct',
  'field',
  'enum',
  'variant',
  'constant',
  'config table',
  'config key',
  'command',
  'flag',
  'key',
] as const

export type SymbolKind = (typeof SYMBOL_KINDS)[number]

/**
 * A documented entity of the engine, as in GraphQL, popups and `/api.json`. Texts are plain, with code in backticks.
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
      z
        .object({
          name: z.string().describe('Name of the option or parameter'),
          type: z.string().describe('Type as written in its table row'),
          default: z.string().nullable().describe('As written in code; null if there is none'),
          required: z.boolean().describe('Whether a call has to set it'),
          description: z.string().describe('Description in its table row, with code in backticks'),
          anchor: z.string().describe('Id of its table row on the page'),
        })
        .describe('An option of a macro, or a parameter of a function or method'),
    )
    .describe('Options of a macro, parameters of a function or method'),
  page: z.string().describe('Address of the page that documents it'),
  anchor: z.string().describe('Id of its heading or table row on that page'),
  parent: z.string().nullable().describe('Name of the symbol it belongs to'),
  seeAlso: z
    .array(
      z
        .object({ title: z.string().describe('Text of the link'), href: z.string().describe('Address as written') })
        .describe('A link in a See also section'),
    )
    .describe("Links in the page's See also section"),
})

export type EngineSymbol = z.output<typeof engineSymbolSchema>
