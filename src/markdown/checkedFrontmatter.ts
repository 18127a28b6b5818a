import { frontmatterSchema, type Frontmatter } from '../lib/page/frontmatter'
import { contentErrorLine } from './contentError'
import type { PageSource } from './pageSource'

export function checkedFrontmatter(page: Pick<PageSource, 'filePath' | 'source' | 'frontmatter'>): {
  frontmatter: Frontmatter
  errors: string[]
} {
  const result = frontmatterSchema.safeParse(page.frontmatter)
  if (result.success) return { frontmatter: result.data, errors: [] }
  const lines = page.source.split('\n')
  const errors = result.error.issues.map((issue) => {
    const key = String(issue.code === 'unrecognized_keys' ? issue.keys[0] : (issue.path[0] ?? ''))
    const line = lines.findIndex((text) => text.trimStart().startsWith(`${key}:`)) + 1
    const remedy =
      issue.code === 'unrecognized_keys'
        ? `use one of: ${Object.keys(frontmatterSchema.shape).join(', ')}`
        : 'see the allowed values in docs/writing.md'
    return contentErrorLine(page.filePath, Math.max(line, 1), `frontmatter "${key}": ${issue.message}`, remedy)
  })
  return { frontmatter: {}, errors }
}
