import { checkedFrontmatter } from './frontmatter'
import type { Frontmatter } from './frontmatter'
import { directiveFaults } from './body/directiveFaults'
import { outlineOf } from './pageOutline'
import type { PageOutline } from './pageOutline'
import { headingFaults } from '../gatsby/pages/pageChecks'
import { contentFault, readPageSource } from './pageSource'
import type { PageSource } from './pageSource'
import { readSymbols } from './symbols/readSymbols'
import type { PageSymbols } from './symbols/readSymbols'

/** Everything one file says about its page, with the faults found in it. */
export type PageFacts = {
  title: string | null
  subtitle: string | null
  description: string | null
  layout: NonNullable<Frontmatter['layout']>
  frontmatter: Frontmatter
  /** The whole Markdown source, URL-encoded. */
  content: string
  headings: PageOutline['headings']
  links: PageOutline['links']
  images: PageOutline['images']
  explicitIds: string[]
  /** What the page declares, each with its line. */
  symbols: PageSymbols['symbols']
  symbolLines: PageSymbols['lines']
  bodyFrom: string | undefined
  faults: string[]
}

/**
 * Reads the facts of a page. A page with `bodyFrom` takes its body from that file, under its own title;
 * `readSibling` returns the text of a file beside it.
 */
export function pageFactsOf(page: PageSource, readSibling: (file: string) => string): PageFacts {
  const { frontmatter, faults } = checkedFrontmatter(page)
  const { bodyFrom } = frontmatter
  const body = bodyFrom ? borrowedBody(page, bodyFrom, readSibling) : page
  const outline = outlineOf(body)
  const declared = readSymbols(page.filePath, page.tree)
  const allFaults = [
    ...faults,
    ...declared.faults,
    ...headingFaults(body.filePath, outline.headings, frontmatter.layout ?? 'docs'),
  ]
  for (const { line, problem, remedy } of directiveFaults(body.tree)) {
    allFaults.push(contentFault(body.filePath, line, problem, remedy))
  }
  if (bodyFrom && !frontmatter.title) {
    allFaults.push(
      contentFault(page.filePath, 1, 'a page with bodyFrom has no title', 'add "title: …" to its frontmatter'),
    )
  }
  const title = frontmatter.title ?? outline.title ?? null
  return {
    title,
    subtitle: outline.subtitle ?? null,
    description: frontmatter.description ?? outline.subtitle ?? null,
    layout: frontmatter.layout ?? 'docs',
    frontmatter,
    content: encodeURIComponent(bodyFrom ? withTitle(body.source, title ?? '') : page.source),
    headings: outline.headings.map((heading) =>
      bodyFrom && heading.depth === 1 && title ? { ...heading, text: title } : heading,
    ),
    links: outline.links,
    images: outline.images,
    explicitIds: [...outline.explicitIds, ...declared.rowIds.values()],
    symbols: declared.symbols,
    symbolLines: declared.lines,
    bodyFrom,
    faults: allFaults,
  }
}

function borrowedBody(page: PageSource, bodyFrom: string, readSibling: (file: string) => string): PageSource {
  const folder = page.filePath.includes('/') ? page.filePath.slice(0, page.filePath.lastIndexOf('/') + 1) : ''
  return readPageSource(`${folder}${bodyFrom}`, readSibling(bodyFrom))
}

/** The source with the words of its first heading replaced. */
function withTitle(source: string, title: string) {
  return source.replace(/^# [^[\n]*/m, () => `# ${title} `)
}
