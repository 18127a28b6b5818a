import type { Root } from 'mdast'
import type { MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { isComment, literalValue } from './body/literalValue'
import type { JsxExpression, JsxNode } from './body/jsxNode'
import type { LineFault } from './fault'

type Written = { type: string; position?: { start: { line: number } } } & JsxExpression

const PLAIN = 'write text, numbers, true, false, and lists and objects of them'

/** Code in a page: a page is data, so braces hold plain values, and nothing is imported or exported. */
export function expressionFaults(tree: Root): LineFault[] {
  const faults: LineFault[] = []
  visit(tree as Parent, (visited) => {
    const node = visited as Written
    const line = node.position?.start.line ?? 1
    if (node.type === 'mdxjsEsm') {
      const remedy = 'remove the line; the writing components are always there'
      faults.push({ line, problem: 'a page imports and exports nothing', remedy })
    } else if (/^mdx(Flow|Text)Expression$/.test(node.type) && !isComment(node.data?.estree)) {
      const remedy = 'write the text itself, or escape the brace with code marks'
      faults.push({ line, problem: 'braces hold code', remedy })
    } else if (node.type.startsWith('mdxJsx')) {
      faults.push(...attributeFaults(visited as unknown as JsxNode, line))
    }
  })
  return faults
}

function attributeFaults({ name, attributes }: JsxNode, line: number): LineFault[] {
  return (attributes as (JsxNode['attributes'][number] | MdxJsxExpressionAttribute)[]).flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [{ line, problem: `<${name}> spreads its attributes`, remedy: 'write each attribute by its name' }]
    }
    const { name: prop, value } = attribute
    if (value === null || typeof value !== 'object' || literalValue(value.data?.estree) !== undefined) return []
    return [{ line, problem: `the attribute ${prop} of <${name}> is code`, remedy: PLAIN }]
  })
}
