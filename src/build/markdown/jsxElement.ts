import type { Node } from 'unist'

/** An element of JSX in a Markdown or HTML tree; its name is looked up among the writing components. */
export type JsxElement = Node & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: { type: string; name?: string; value?: unknown }[]
  children: Node[]
}

type AttributeValue = string | boolean | undefined

/** A component with text attributes; `true` becomes an attribute without a value, `false` and undefined none. */
export function jsxElement(
  name: string,
  attributes: Record<string, AttributeValue>,
  children: Node[] = [],
  type: JsxElement['type'] = 'mdxJsxFlowElement',
): JsxElement {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false)
  return {
    type,
    name,
    attributes: written.map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: value === true ? null : value,
    })),
    children,
  }
}

/** The text attribute of an element of JSX. */
export function jsxAttribute(node: Node, name: string): string | undefined {
  const { attributes = [] } = node as Partial<JsxElement>
  const value = Array.isArray(attributes) ? attributes.find((attribute) => attribute.name === name)?.value : undefined
  return typeof value === 'string' ? value : undefined
}
