import { z } from 'zod'
import { LAYOUTS } from '../lib/page/layout'
import { contentFault } from './pageSource'
import type { PageSource } from './pageSource'

const cssLength = z
  .string()
  .regex(/^(0|auto|[\d.]+(px|rem|em|ch|%|vw|vh))$/, 'write a CSS length such as "70ch" or "0"')

/** Every key an author may use in the frontmatter of a page. */
export const frontmatterSchema = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  layout: z.enum(LAYOUTS).optional(),
  authors: z.union([z.string(), z.array(z.string())]).optional(),
  date: z.union([z.string(), z.date().transform((date) => date.toISOString())]).optional(),
  content: z
    .strictObject({
      width: cssLength.optional(),
      horizontalPadding: cssLength.optional(),
      verticalPadding: cssLength.optional(),
    })
    .optional(),
  showLogo: z.boolean().optional(),
  showAiCta: z.boolean().optional(),
  showOutline: z.union([z.boolean(), z.number().int().min(1).max(5)]).optional(),
  showSidebar: z.boolean().optional(),
  showTopNav: z.boolean().optional(),
  bodyFrom: z.string().optional(),
})

export type Frontmatter = z.infer<typeof frontmatterSchema>

/** The frontmatter of a page in its checked form, or one fault per wrong key, with the line that holds it. */
export function checkedFrontmatter(page: PageSource): { frontmatter: Frontmatter; faults: string[] } {
  const result = frontmatterSchema.safeParse(page.frontmatter)
  if (result.success) return { frontmatter: result.data, faults: [] }
  const lines = page.source.split('\n')
  const faults = result.error.issues.map((issue) => {
    const key = String(issue.code === 'unrecognized_keys' ? issue.keys[0] : (issue.path[0] ?? ''))
    const line = lines.findIndex((text) => text.trimStart().startsWith(`${key}:`)) + 1
    const remedy =
      issue.code === 'unrecognized_keys'
        ? `use one of: ${Object.keys(frontmatterSchema.shape).join(', ')}`
        : 'see the allowed values in .github/CONTRIBUTING.md'
    return contentFault(page.filePath, Math.max(line, 1), `frontmatter "${key}": ${issue.message}`, remedy)
  })
  return { frontmatter: {}, faults }
}
