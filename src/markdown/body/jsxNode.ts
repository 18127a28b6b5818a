import type { Program } from 'estree'
import type { Content, Parent } from 'mdast'
import { WRITING_COMPONENTS } from '../../lib/page/writingComponents'
import type { WritingComponent } from '../../lib/page/writingComponents'

/** The components that Markdown is made into, which nobody writes. */
const MADE_COMPONENTS = [
  'Callout',
  'CalloutTitle',
  'CodeBlock',
  'CodeGroup',
  'CodePanel',
  'Details',
  'Example',
  'ExamplePicture',
  'InlineCode',
  'PageHeader',
] as const

/** The components that the body of a page may name. */
export const COMPONENTS: readonly string[] = [...WRITING_COMPONENTS, ...MADE_COMPONENTS]

type ElementName = (typeof MADE_COMPONENTS)[number] | WritingComponent | 'summary'

/** A value in braces. */
type JsxExpression = { data?: { estree?: Program | null } }

/** An element of MDX inside the Markdown tree; a fragment has no name. */
export type JsxNode = Parent & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: JsxAttribute[]
}

/** An attribute; one that is spread has no name. */
type JsxAttribute = {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute'
  name?: string
  value: string | null | JsxExpression
}

/** A writing component as a block. Attributes are text; `true` stands for a bare attribute, absent ones are left out. */
export function blockElement(
  name: ElementName,
  attributes: Record<string, string | true | undefined>,
  children: Content[] = [],
): Content {
  return element('mdxJsxFlowElement', name, attributes, children)
}

/** A writing component inside a line. */
export function inlineElement(name: ElementName, attributes: Record<string, string | true | undefined>): Content {
  return element('mdxJsxTextElement', name, attributes, [])
}

function element(
  type: JsxNode['type'],
  name: ElementName,
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
