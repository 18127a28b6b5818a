import type { Content, Heading, Parent, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { PluggableList, Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { Directive } from './directives'
import { writeOutPrograms } from './fences/continuedFences'

/** Syntax beyond MDX, shared by the reader and the compiler. */
export const pageSyntax: PluggableList = [remarkFrontmatter, remarkGfm, remarkDirective, parseWholePage]

type ParsingProcessor = Omit<Processor, 'Parser'> & { Parser: (source: string) => Root }

/** Runs before MDX unwraps paragraphs that contain only JSX. */
function parseWholePage(this: unknown) {
  const processor = this as ParsingProcessor
  const parse = processor.Parser
  processor.Parser = (source) => {
    const tree = parse(source)
    restoreWrittenColons(tree, source)
    keepLabels(tree)
    writeStepTitles(tree)
    writeOutPrograms(tree)
    return tree
  }
}

/** Colons in text, such as `12:30pm`, stay exactly as written. */
function restoreWrittenColons(tree: Root, source: string) {
  visit(tree as Parent, 'textDirective', (node: Directive, index, parent: Parent | null) => {
    if (index === null || !parent) return
    const { start, end } = node.position!
    const value = source.slice(start.offset, end.offset)
    parent.children.splice(index, 1, { type: 'text', value, position: node.position })
  })
}

/** An empty text prevents MDX from unwrapping a directive's label. */
function keepLabels(tree: Root) {
  visit(tree as Parent, 'containerDirective', ({ children: [label] }: Directive) => {
    const isLabel = (label?.data as { directiveLabel?: boolean } | undefined)?.directiveLabel
    if (isLabel && label?.type === 'paragraph') label.children.push({ type: 'text', value: '' })
  })
}

type StepElement = Parent & { name: string | null; attributes: { name?: string; value?: unknown }[] }

/** `<Step title="…">` becomes a heading with an anchor. The component rejects invalid levels. */
function writeStepTitles(tree: Root) {
  visit(tree as Parent, 'mdxJsxFlowElement', (visited) => {
    const node = visited as unknown as StepElement
    const valueOf = (wanted: string) => node.attributes.find(({ name }) => name === wanted)?.value
    const title = valueOf('title')
    const written = (valueOf('titleLevel') ?? '2') as string | { value: string }
    const level = Number(typeof written === 'string' ? written : written.value)
    if (node.name !== 'Step' || typeof title !== 'string' || ![2, 3, 4, 5, 6].includes(level)) return
    const heading: Heading = {
      type: 'heading',
      depth: level as Heading['depth'],
      children: [{ type: 'text', value: title, position: node.position }],
      position: node.position,
    }
    node.attributes = node.attributes.filter(({ name }) => name !== 'title' && name !== 'titleLevel')
    node.children.unshift(heading as Content)
  })
}
