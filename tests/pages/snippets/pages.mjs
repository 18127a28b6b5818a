import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx)

/** A page as the checks read it. Throws where it is no MDX. */
export function parsePage(file, source) {
  return { file, tree: parser.parse(source) }
}

/** Every MDX file below `contentDir` as `{ file, tree }`, and the faults of those that cannot be read. */
export function readPages(contentDir) {
  const pages = []
  const faults = []
  const files = readdirSync(contentDir, { recursive: true }).filter((path) => path.endsWith('.mdx'))
  for (const path of files.sort()) {
    const file = `content/${path}`
    try {
      pages.push(parsePage(file, readFileSync(join(contentDir, path), 'utf8')))
    } catch (error) {
      const line = error.line ?? 1
      const problem = error.reason ?? error.message
      faults.push({ file, line, problem, remedy: 'escape `{` and `<` in prose with code marks' })
    }
  }
  return { pages, faults }
}
