import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseDocument } from 'yaml'
import { ContentError } from './contentError'
import { pageSyntax } from './pageSyntax'

/** A parsed page file: tree with file line numbers, and frontmatter. */
export type PageSource = {
  /** Path below the content folder. */
  filePath: string
  /** The whole file. */
  source: string
  frontmatter: Record<string, unknown>
  tree: Root
}

/** In UTF-16 units; parsing takes half a second at this size. */
const MAX_PAGE_LENGTH = 500_000

const YAML_REMEDY = 'write each key once, as "key: value", and put text with colons or quotes in single quotes'

/** The same plugins, in the same order, as the MDX compiler. */
const parser = unified().use(remarkParse).use(remarkMdx).use(pageSyntax)

/** Throws a `ContentError`. */
export function readPageSource(filePath: string, written: string): PageSource {
  if (written.length > MAX_PAGE_LENGTH) {
    const problem = `the page has ${written.length.toLocaleString('en')} characters`
    throw new ContentError(filePath, 1, problem, `split it; a page has at most ${MAX_PAGE_LENGTH.toLocaleString('en')}`)
  }
  const undecoded = written.search(/[\0\uFFFD]/)
  if (undecoded >= 0) {
    const line = plainSource(written.slice(0, undecoded)).split('\n').length
    throw new ContentError(
      filePath,
      line,
      'the file is not UTF-8 text',
      'save it in your editor with the encoding UTF-8',
    )
  }
  const source = plainSource(written)
  let tree: Root
  try {
    tree = parser.parse(source) as Root
  } catch (error) {
    throw parseError(filePath, error)
  }
  return { filePath, source, frontmatter: frontmatterOf(filePath, source, tree), tree }
}

export function plainSource(written: string): string {
  return written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

export function parseError(filePath: string, error: unknown): ContentError {
  const { line, reason } = error as { line?: number | null; reason?: string }
  // Only the message says where an unclosed element starts
  const [, begin = '1'] = /\((\d+):\d+-/.exec(reason ?? '') ?? []
  const remedy = 'put `{` and `<` in prose in backticks'
  return new ContentError(filePath, line ?? Number(begin), reason ?? String(error), remedy)
}

function frontmatterOf(filePath: string, source: string, tree: Root): PageSource['frontmatter'] {
  const [first] = tree.children as { type: string; value?: string }[]
  if (first?.type !== 'yaml') {
    if (!/^---\n\w[\w-]*:/.test(source)) return {}
    throw new ContentError(filePath, 1, 'the frontmatter is not closed', 'add a line with --- below its last key')
  }
  const yaml = parseDocument(first.value ?? '', { prettyErrors: false })
  const [error] = yaml.errors
  if (error) {
    // The data starts below the opening line
    const line = 1 + (first.value ?? '').slice(0, error.pos[0] + 1).split('\n').length
    throw new ContentError(filePath, line, `the frontmatter is invalid: ${error.message}`, YAML_REMEDY)
  }
  const data = (yaml.toJS() as Record<string, unknown> | null) ?? {}
  // Gatsby's own parser would apply it to the page permanently
  if (!Object.hasOwn(data, '__proto__')) return data
  throw new ContentError(filePath, 1, 'the frontmatter has the key __proto__', 'remove it; it has no meaning')
}
