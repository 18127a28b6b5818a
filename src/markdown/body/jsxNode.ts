import type { Program } from 'estree'
import type { Content, Parent } from 'mdast'
import { WRITING_COMPONENTS, type WritingComponent } from '../../lib/page/writingComponents'

/** Components generated from Markdown. */
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

/** All components allowed in a body. */
export const COMPONENTS: readonly string[] = [...WRITING_COMPONENTS, ...MADE_COMPONENTS]

type ElementName = (typeof MADE_COMPONENTS)[number] | WritingComponent | 'summary'

type JsxExpression = { data?: { estree?: Program | null } }

/** An MDX element; fragments have no name. */
export type JsxNode = Parent & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: JsxAttribute[]
}

/** A spread attribute has no name. */
type JsxAttribute = {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute'
  name?: string
  value: string | null | JsxExpression
}

/** Attributes are text, or `true` without a value; undefined ones are omitted. */
export function blockElement(
  name: ElementName,
  attributes: Record<string, string | true | undefined>,
  children: Content[] = [],
): Content {
  return element('mdxJsxFlowElement', name, attributes, children)
}

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
