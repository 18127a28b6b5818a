import type { Code, TableRow } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { pagePathOf } from '../lib/address/paths'
import { layoutOf } from '../lib/page/layout'
import type { Frontmatter } from '../lib/page/frontmatter'
import type { SearchDocument } from '../lib/search/searchDocument'
import type { EngineSymbol } from '../lib/symbols/engineSymbol'
import { anchorErrors, headingErrors, unclosedErrors } from './structureErrors'
import { checkedFrontmatter } from './checkedFrontmatter'
import { directiveErrors } from './directives'
import { elementErrors } from './elementErrors'
import { expressionErrors, removeExpressions } from './expressionErrors'
import { examplesIn } from './examples'
import type { Example } from './examples'
import { contentErrorLine } from './contentError'
import { readFence } from './fences/fence'
import type { Fence } from './fences/fence'
import { outlineOf } from './pageOutline'
import type { PageHeading, PageImage, PageWrittenLink } from './pageOutline'
import { readPageSource } from './pageSource'
import type { PageSource } from './pageSource'
import { sectionsOf } from './sections'
import { readSymbols } from './symbols/readSymbols'
import type { DeclaringTable, Signature } from './symbols/readSymbols'

/** Everything that one file says, read once: the nodes, the search, the symbols and the checks all take it from here. */
export type ReadPage = {
  /** Path below the content folder, with ending. */
  filePath: string
  /** The address of the page. */
  path: string
  /** The whole file, frontmatter included. */
  source: string
  /** The tree of the Markdown, with line numbers of the file. */
  tree: PageSource['tree']
  /** As the author wrote it, checked. */
  frontmatter: Frontmatter
  /** Title from the frontmatter, else from the first heading. */
  title: string | undefined
  subtitle: string | undefined
  /** Description from the frontmatter, else the subtitle. */
  description: string | undefined
  headings: PageHeading[]
  links: PageWrittenLink[]
  images: PageImage[]
  /** Ids of elements that are not headings. */
  explicitIds: string[]
  fences: Fence[]
  /** The fences that run, with the pictures that the page asks for. */
  examples: Example[]
  /** The sections that the search knows, one for each heading. */
  sections: SearchDocument[]
  /** What the page declares of the engine. */
  symbols: EngineSymbol[]
  /** The line on which each symbol is declared, by its name. */
  symbolLines: ReadonlyMap<string, number>
  /** The signatures of its symbols. */
  signatures: Signature[]
  /** The tables that declare names. */
  tables: DeclaringTable[]
  /** The table rows that are anchors, each with its id. */
  rowIds: ReadonlyMap<TableRow, string>
  /** What is wrong with the page, one line for each fault. */
  errors: string[]
}

/** Reads one MDX file. Throws a `ContentError` where it is no MDX. A page without a title is found by the name of the site. */
export function readPage(filePath: string, source: string, siteTitle = ''): ReadPage {
  const page = readPageSource(filePath, source)
  const codeErrors = expressionErrors(page.tree)
  removeExpressions(page.tree)
  const { frontmatter, errors: frontmatterErrors } = checkedFrontmatter(page)
  const { title: heading, subtitle, explicitIds, ...outline } = outlineOf(page)
  const declared = readSymbols(filePath, page.tree)
  const { fences, errors: fenceErrors } = fencesOf(page)
  const { examples, errors: exampleErrors } = examplesIn(page.tree)
  const path = pagePathOf(filePath)
  const title = frontmatter.title ?? heading
  const errorOf = ({ line, problem, remedy }: { line: number; problem: string; remedy: string }) =>
    contentErrorLine(filePath, line, problem, remedy)
  return {
    ...outline,
    filePath,
    path,
    source,
    tree: page.tree,
    frontmatter,
    title,
    subtitle,
    description: frontmatter.description ?? subtitle,
    explicitIds: [...explicitIds, ...declared.rowIds.values()],
    fences,
    examples,
    sections: sectionsOf({ path, filePath, title: title ?? siteTitle, headings: outline.headings, tree: page.tree }),
    symbols: declared.symbols,
    symbolLines: declared.lines,
    signatures: declared.signatures,
    tables: declared.tables,
    rowIds: declared.rowIds,
    errors: [
      ...frontmatterErrors,
      ...declared.errors,
      // The headings of a page that borrows its body stand in the other file
      ...(frontmatter.bodyFrom ? [] : headingErrors(filePath, outline.headings, layoutOf(frontmatter))),
      ...unclosedErrors(page.tree, page.source).map(errorOf),
      ...directiveErrors(page.tree).map(errorOf),
      ...elementErrors(page.tree).map(errorOf),
      ...codeErrors.map(errorOf),
      ...anchorErrors(page.tree, outline.headings).map(errorOf),
      ...fenceErrors.map(errorOf),
      ...exampleErrors.map(errorOf),
    ],
  }
}

/**
 * A page that shows the body of another page, named by its `bodyFrom`, under its own title and text. That page tells its own
 * faults and links, with the lines they have in its file, and is found by what it says itself.
 */
export function withBodyOf(page: ReadPage, body: ReadPage): ReadPage {
  const { title, description } = page.frontmatter
  const { filePath } = page
  const text = textBelowFrontmatter(page.source)
  const [first, ...rest] = body.headings.map((heading) =>
    heading.depth === 1 && title ? { ...heading, text: title } : heading,
  )
  // What is folded away is in no outline
  const headings = [...(first ? [first] : []), ...(text ? page.headings : rest)]
  const errors = [...page.errors]
  if (!title) {
    errors.push(contentErrorLine(filePath, 1, 'a page with bodyFrom has no title', 'add "title: …" to its frontmatter'))
  }
  const subtitle = description ?? body.subtitle
  return {
    ...page,
    source: under(body.source, `# ${title ?? ''} [${subtitle ?? ''}]`, text),
    title: page.title ?? body.title,
    subtitle,
    description: subtitle,
    headings,
    images: [...page.images, ...body.images],
    explicitIds: [...body.explicitIds, ...page.explicitIds],
    errors,
  }
}

/** The fences of a page in order, with their faults. */
function fencesOf({ tree }: PageSource) {
  const read: ReturnType<typeof readFence>[] = []
  visit(tree as Parent, 'code', (node) => {
    read.push(readFence(node as Code))
  })
  return { fences: read.map(({ fence }) => fence), errors: read.flatMap(({ errors }) => errors) }
}

/** The source under another first heading: folded away below a text of the page's own, if there is one. */
function under(source: string, heading: string, text: string) {
  if (!text) return source.replace(/^# .*$/m, () => heading)
  const [before = '', body = ''] = source.split(/^# .*$/m)
  return `${before}${heading}\n\n${text}\n\n${FOLD}details[The plan of the tutorial]\n\n${body.trim()}\n\n${FOLD}\n`
}

/** More colons than any block inside a page has. */
const FOLD = '::::::'

function textBelowFrontmatter(source: string) {
  return source.replace(/^---\n[\s\S]*?\n---\n/, '').trim()
}
