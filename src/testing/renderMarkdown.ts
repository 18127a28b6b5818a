import path from 'node:path'
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { rehypePlugins, remarkPlugins } from '../build/markdown/plugins'
import type { JsxNode } from '../build/markdown/jsxNode'

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkPlugins)
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
    const node = visited as unknown as JsxNode
    if (!node.type.startsWith('mdxJsx') || index === null || !parent) return
    const entries = node.attributes.map(({ name, value }): [string, string | true] => [name, value ?? true])
    const { html, ...properties } = Object.fromEntries(entries)
    const children = html === undefined ? node.children : [{ type: 'raw', value: html }]
    const element = { type: 'element', tagName: node.name, properties, children } as unknown as Element
    parent.children[index] = element
  })
  return toHtml(tree, { allowDangerousHtml: true }).trim()
}
