import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseDocument } from 'yaml'
import { writeStepTitles } from './directives/stepTitles'
import { restoreWrittenColons } from './directives/writtenColons'
import { ContentError } from './fault'

/** A page file read once: its tree with line numbers of the file, and its frontmatter as plain data. */
export type PageSource = {
  /** Path below the content folder, with ending. */
  filePath: string
  /** The whole file, frontmatter included. */
  source: string
  frontmatter: Record<string, unknown>
  tree: Root
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx)

/** Reads one MDX file into a tree. Throws a `ContentError` where it cannot be read. */
export function readPageSource(filePath: string, written: string): PageSource {
  // Lines that end as on Windows would carry their sign into code, signatures and excerpts
  const source = written.replace(/\r\n?/g, '\n')
  let tree: Root
  try {
    tree = parser.parse(source) as Root
    restoreWrittenColons(tree, source)
    writeStepTitles(tree)
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string }
    throw new ContentError(filePath, line ?? 1, reason ?? String(error), 'escape `{` and `<` in prose with code marks')
  }
  const [first] = tree.children as { type: string; value?: string }[]
  const yaml = first?.type === 'yaml' ? parseDocument(first.value ?? '') : undefined
  if (yaml?.errors[0]) {
    throw new ContentError(filePath, 2, yaml.errors[0].message.split('\n')[0] ?? '', 'mend the YAML of the frontmatter')
  }
  return { filePath, source, frontmatter: (yaml?.toJS() as Record<string, unknown> | null) ?? {}, tree }
}
