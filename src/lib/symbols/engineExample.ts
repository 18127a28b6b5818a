import { z } from 'zod'

/**
 * An example of a page: Rust that runs, and its picture where the page shows one. The nodes of GraphQL and `/api.json`
 * have this shape and these descriptions.
 */
export const engineExampleSchema = z.object({
  place: z.string().describe('File below content/ and line, such as learn/api/tween.mdx:120'),
  page: z.string().describe('Address of the page that shows it'),
  anchor: z.string().nullable().describe('Id of the heading that it stands under'),
  line: z.number().int().describe('Line of the file on which it begins'),
  program: z.string().describe('What runs: the code as shown, with lines that are compiled only'),
  picture: z
    .object({
      address: z.string().describe('Address of the PNG file, without base path'),
      width: z.number().int(),
      height: z.number().int(),
      description: z.string().describe('What stands on the picture, told by the engine that drew it'),
      caption: z.string().nullable().describe('What the page says of it, as plain text'),
      moment: z.string().describe('Which moment it shows, such as frame=90 keys=right; empty for the first frame'),
    })
    .nullable()
    .describe('What the example draws, where the page shows it'),
})

/** One example. */
export type EngineExample = z.output<typeof engineExampleSchema>
