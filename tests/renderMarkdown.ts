import path from 'node:path'
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { contentSymbolTable } from './content'
import { rehypePlugins, remarkPlugins } from '../src/markdown/body/plugins'

type Expression = {
  data: { estree: { body: { expression: { properties: { value: { value: string } }[] } }[] } }
}

type WrittenElement = {
  type: string
  name: string
  attributes: { name: string; value: string | null | Expression }[]
  children: unknown[]
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkPlugins({ symbols: contentSymbolTable, basePath: '', contentFolder: path.resolve('content') }))
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  .use(rehypePlugins)

/**
 * What the build makes of a piece of Markdown: HTML in which the writing components stand as elements. The finished HTML
 * of code stands inside its component.
 */
export function renderMarkdown(source: string, filePath = 'page.mdx'): string {
  const file = new VFile({ value: source, path: path.resolve('content', filePath) })
  const tree = processor.runSync(processor.parse(file), file) as Root
  visit(tree, (visited, index, parent) => {
    const node = visited as unknown as WrittenElement
    if (!node.type.startsWith('mdxJsx') || index === null || !parent) return
    const { html, dangerouslySetInnerHTML, ...properties } = Object.fromEntries(
      node.attributes.map(({ name, value }) => [name, value ?? true]),
    )
    const inner = html ?? (dangerouslySetInnerHTML && htmlIn(dangerouslySetInnerHTML as Expression))
    const children = inner === undefined ? node.children : [{ type: 'raw', value: inner }]
    parent.children[index] = { type: 'element', tagName: node.name, properties, children } as unknown as Element
  })
  const html = toHtml(tree, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } })
  return html.trim()
}

/** The value of `{ __html: "…" }`. */
function htmlIn({ data }: Expression): string {
  return data.estree.body[0]!.expression.properties[0]!.value.value
}
