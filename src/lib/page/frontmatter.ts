import { z } from 'zod'
import { DEFAULT_LAYOUT, LAYOUTS } from '../config/names'

const cssLength = z
  .string()
  .regex(/^(0|auto|[\d.]+(px|rem|em|ch|%|vw|vh))$/, 'write a CSS length such as "70ch" or "0"')

/** The source of GraphQL's type and descriptions. */
export const frontmatterSchema = z.strictObject({
  title: z.string().optional().describe('Title of the page; by default the first heading'),
  description: z.string().optional().describe('Description of the page; by default the subtitle'),
  layout: z.enum(LAYOUTS).optional().describe(`Frame of the page; by default ${DEFAULT_LAYOUT}`),
  authors: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Names separated by commas, or a list; [Name](address) is a link'),
  date: z
    .union([z.string(), z.date().transform((date) => date.toISOString())])
    .optional()
    .describe('Date of the page, with or without time'),
  content: z
    .strictObject({
      width: cssLength.optional().describe('Maximum width of the column'),
      horizontalPadding: cssLength.optional().describe('Padding to the left and right'),
      verticalPadding: cssLength.optional().describe('Padding above and below'),
    })
    .optional()
    .describe('CSS lengths of the content column'),
  showLogo: z.boolean().optional().describe('Whether the top bars show the logo'),
  showAiCta: z.boolean().optional().describe('Whether the page offers the chat assistant'),
  showOutline: z
    .union([z.boolean(), z.number().int().min(1).max(5)])
    .optional()
    .describe('true, false or the number of heading levels to list'),
  showSidebar: z.boolean().optional().describe('Whether the sidebar is shown'),
  showTopNav: z.boolean().optional().describe('Whether the top bars are shown'),
})

export type Frontmatter = z.output<typeof frontmatterSchema>
