import { toHtml } from 'hast-util-to-html'
import type { ElementContent } from 'hast'
import type { BodyNode } from '../src/lib/page/body'
import { bodyOf } from '../src/gatsby/nodes/bodyOf'
import { contentSymbolTable, usesOf } from './content'

/** Built HTML of Markdown, with components as elements. */
export async function renderMarkdown(source: string, filePath = 'page.mdx'): Promise<string> {
  const body = await bodyOf(filePath, source, {
    symbols: contentSymbolTable,
    usesOf,
    basePath: '',
    pictureOf: () => undefined,
    pictureAt: () => undefined,
  })
  const options = { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } }
  return toHtml({ type: 'root', children: body.map(elementOf) }, options).trim()
}

function elementOf(node: BodyNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node }
  const [tagName, properties, inside = []] = node
  const children = typeof inside === 'string' ? [{ type: 'raw', value: inside }] : inside.map(elementOf)
  return { type: 'element', tagName, properties, children } as unknown as ElementContent
}
