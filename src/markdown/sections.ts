import { toString } from 'mdast-util-to-string'
import type { Code, Heading as HeadingNode, Root } from 'mdast'
import type { Node, Parent } from 'unist'
import type { Heading } from '../lib/page/page'
import { excerptHtml, type ExcerptBlock, type ExcerptRun } from '../lib/search/excerpt'
import { pageNames } from '../lib/search/packedIndex'
import type { SearchDocument } from '../lib/search/searchDocument'
import { inlineCodeParts, readFence, textOf } from './fences/fence'
import { subtitleText } from './headings'

export type SectionedPage = {
  path: string
  filePath: string
  /** Title of a page without headings. */
  title: string
  headings: readonly Heading[]
  tree: Root
}

type AnyNode = Node & {
  name?: string | null
  value?: string
  depth?: number
  lang?: string | null
  children?: AnyNode[]
}

type Section = {
  heading: Heading | undefined
  titles: string[]
  blocks: ExcerptBlock[]
  names: string[]
}

/** One document per heading. Text before the title is omitted, unless the title is not on the page. */
export function sectionsOf(page: SectionedPage): SearchDocument[] {
  const sections: Section[] = [{ heading: undefined, titles: [], blocks: [], names: [] }]
  const hasTitle = page.headings[0]?.depth === 1
  const open: (string | undefined)[] = hasTitle ? [] : [page.title]
  let headingIndex = 0

  const walk = (nodes: AnyNode[]) => {
    for (const node of nodes) {
      if (node.type === 'heading') {
        const heading = page.headings[headingIndex++]
        if (!heading) continue
        open.length = heading.depth - 1
        const titles = open.filter((title) => title !== undefined)
        sections.push({ heading, titles, blocks: subtitleOf(node), names: [] })
        open[heading.depth - 1] = heading.text
      } else {
        const blocks = blockOf(node)
        const section = sections[sections.length - 1]!
        if (node.type === 'table') section.names.push(...declaredNames(node))
        if (blocks) section.blocks.push(...blocks)
        else walk(node.children ?? [])
      }
    }
  }
  walk(page.tree.children as AnyNode[])

  return sections
    .slice(hasTitle ? 1 : 0)
    .filter(({ heading }) => heading?.text.trim() !== '')
    .map((section, index) => documentOf(page, section, index === 0))
}

function documentOf(page: SectionedPage, { heading, titles, blocks, names }: Section, isPage: boolean): SearchDocument {
  const title = heading?.text ?? page.title
  const anchor = heading ? `#${heading.id}` : ''
  return {
    id: `${page.filePath}${anchor}`,
    title,
    titles,
    text: blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n'),
    html: excerptHtml(blocks),
    href: `${page.path}${anchor}`,
    isPage,
    names: isPage ? pageNames(title, page.path) : names,
  }
}

/** Columns that declare members; parameters, fields and long flags are too generic to search. */
const MEMBER_COLUMNS = ['Variant', 'Method', 'Function', 'Constant', 'Key']

/** Short flags such as `-w` are declared only here. */
const FLAG_COLUMN = 'Flag'
const SHORT_FLAG = /^-\w$/

function declaredNames({ children: [head, ...rows] = [] }: AnyNode): string[] {
  const column = toString(head?.children?.[0])
  if (column !== FLAG_COLUMN && !MEMBER_COLUMNS.includes(column)) return []
  return rows
    .flatMap((row) => runsOf(row.children?.[0] ?? row))
    .filter(({ isCode, text }) => isCode && (column !== FLAG_COLUMN || SHORT_FLAG.test(text)))
    .map(({ text }) => /^(?:\w+::)*([\w-]+)/.exec(text)?.[1] ?? '')
    .filter((name) => name.length > 1)
}

function subtitleOf(heading: AnyNode): ExcerptBlock[] {
  const subtitle = subtitleText(heading as unknown as HeadingNode)
  return subtitle ? [{ tag: 'p', runs: [{ text: subtitle, isCode: false }] }] : []
}

/** Undefined if the node only contains other blocks. */
function blockOf(node: AnyNode): ExcerptBlock[] | undefined {
  switch (node.type) {
    case 'paragraph':
    case 'leafDirective':
      return blocksWithText('p', runsOf(node))
    case 'code':
      return blocksWithText('pre', [{ text: textOf(readFence(node as Code).fence.shown), isCode: false }])
    case 'tableRow':
      return blocksWithText('li', joined((node.children ?? []).map(runsOf), ' · '))
    case 'listItem':
      return (node.children ?? []).flatMap((child) =>
        child.type === 'paragraph' ? blocksWithText('li', runsOf(child)) : (blockOf(child) ?? nestedBlocks(child)),
      )
    case 'table':
      return (node.children ?? []).slice(1).flatMap((row) => blockOf(row) ?? [])
    case 'mdxJsxFlowElement':
      return holdsBlocks(node) ? undefined : blocksWithText('p', runsOf(node))
    case 'yaml':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
    case 'definition':
      return []
    default:
      return undefined
  }
}

function nestedBlocks(node: AnyNode): ExcerptBlock[] {
  return (node.children ?? []).flatMap((child) => blockOf(child) ?? nestedBlocks(child))
}

const BLOCKS = [
  'paragraph',
  'code',
  'list',
  'table',
  'heading',
  'blockquote',
  'containerDirective',
  'mdxJsxFlowElement',
]

function holdsBlocks({ children = [] }: AnyNode): boolean {
  return children.some(({ type }) => BLOCKS.includes(type))
}

function blocksWithText(tag: ExcerptBlock['tag'], runs: ExcerptRun[]): ExcerptBlock[] {
  return runs.some(({ text }) => text.trim() !== '') ? [{ tag, runs }] : []
}

function runsOf(node: AnyNode): ExcerptRun[] {
  if (node.type === 'inlineCode') return [{ text: inlineCodeParts(node.value ?? '').code, isCode: true }]
  if (node.type === 'text') return [{ text: (node.value ?? '').replace(/\s*\n\s*/g, ' '), isCode: false }]
  if (node.type === 'break') return [{ text: ' ', isCode: false }]
  if (node.type === 'image') return []
  // A text directive without label is a colon before a word
  if (node.type === 'textDirective' && !(node as Parent).children.length) {
    return [{ text: `:${node.name}`, isCode: false }]
  }
  return merged((node.children ?? []).flatMap(runsOf))
}

function joined(cells: ExcerptRun[][], separator: string): ExcerptRun[] {
  const filled = cells.filter((runs) => runs.length > 0)
  return merged(filled.flatMap((runs, index) => (index > 0 ? [{ text: separator, isCode: false }, ...runs] : runs)))
}

function merged(runs: ExcerptRun[]): ExcerptRun[] {
  return runs.reduce<ExcerptRun[]>((all, run) => {
    const last = all[all.length - 1]
    if (last && !last.isCode && !run.isCode) all[all.length - 1] = { text: last.text + run.text, isCode: false }
    else all.push(run)
    return all
  }, [])
}
