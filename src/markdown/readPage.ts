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
import { examplesIn, type Example } from './examples'
import { contentErrorLine } from './contentError'
import { readFence, type Fence } from './fences/fence'
import { outlineOf, type PageHeading, type PageImage, type PageWrittenLink } from './pageOutline'
import { readPageSource, type PageSource } from './pageSource'
import { sectionsOf } from './sections'
import { readSymbols, type DeclaringTable, type Signature } from './symbols/readSymbols'

/** What nodes, search, symbols and checks need of a page file. */
export type ReadPage = {
  /** Path below the content folder. */
  filePath: string
  path: string
  source: string
  /** With line numbers of the file. */
  tree: PageSource['tree']
  frontmatter: Frontmatter
  /** From the frontmatter, or else the first heading. */
  title: string | undefined
  subtitle: string | undefined
  /** From the frontmatter, or else the subtitle. */
  description: string | undefined
  headings: PageHeading[]
  links: PageWrittenLink[]
  images: PageImage[]
  /** Ids of elements other than headings. */
  explicitIds: string[]
  fences: Fence[]
  examples: Example[]
  sections: SearchDocument[]
  symbols: EngineSymbol[]
  symbolLines: ReadonlyMap<string, number>
  signatures: Signature[]
  tables: DeclaringTable[]
  rowIds: ReadonlyMap<TableRow, string>
  errors: string[]
}

/** Throws a `ContentError`. Search lists a page without title under the site's name. */
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
      ...headingErrors(filePath, outline.headings, layoutOf(frontmatter)),
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

function fencesOf({ tree }: PageSource) {
  const read: ReturnType<typeof readFence>[] = []
  visit(tree as Parent, 'code', (node) => {
    read.push(readFence(node as Code))
  })
  return { fences: read.map(({ fence }) => fence), errors: read.flatMap(({ errors }) => errors) }
}
