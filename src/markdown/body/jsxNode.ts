import type { Program } from 'estree'
import type { Content, Parent } from 'mdast'

/** A value in braces. */
export type JsxExpression = { data?: { estree?: Program | null } }

/** An element of MDX inside the Markdown tree. */
export type JsxNode = Parent & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string
  attributes: { type: 'mdxJsxAttribute'; name: string; value: string | null | JsxExpression }[]
}

/** A writing component as a block. Attributes are text; `true` stands for a bare attribute, absent ones are left out. */
export function blockElement(
  name: string,
  attributes: Record<string, string | true | undefined>,
  children: Content[] = [],
): Content {
  return element('mdxJsxFlowElement', name, attributes, children)
}

/** A writing component inside a line. */
export function inlineElement(name: string, attributes: Record<string, string | true | undefined>): Content {
  return element('mdxJsxTextElement', name, attributes, [])
}

function element(
  type: JsxNode['type'],
  name: string,
  attributes: Record<string, string | true | undefined>,
  children: Content[],
): Content {
  const node: JsxNode = {
    type,
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{ type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value }],
    ),
    children,
  }
  return node as unknown as Content
}
