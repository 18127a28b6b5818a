import { toHtml } from 'hast-util-to-html'
import type { ElementContent } from 'hast'
import type { BodyNode } from '../src/lib/page/body'
import { bodyOf } from '../src/markdown/body/bodyOf'
import { contentSymbolTable } from './content'

/**
 * What the build makes of a piece of Markdown: HTML in which the writing components stand as elements. The finished HTML
 * of code stands inside its component.
 */
export function renderMarkdown(source: string, filePath = 'page.mdx'): string {
  const body = bodyOf(filePath, source, { symbols: contentSymbolTable, basePath: '' })
  const options = { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } }
  return toHtml({ type: 'root', children: body.map(elementOf) }, options).trim()
}

function elementOf(node: BodyNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node }
  const [tagName, { html, ...properties }, inside = []] = node
  const finished = html ?? (typeof inside === 'string' ? inside : undefined)
  const children = finished === undefined ? (inside as BodyNode[]).map(elementOf) : [{ type: 'raw', value: finished }]
  return { type: 'element', tagName, properties, children } as unknown as ElementContent
}
