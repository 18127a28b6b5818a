import type { Expression, Program } from 'estree'
import type { BodyValue } from '../../lib/page/body'
import type { JsxNode } from './jsxNode'

/** The value of an expression in braces; undefined if it is more than text, numbers, truths, and lists and objects of them. */
export function literalValue(program: Program | null | undefined): BodyValue | undefined {
  const [statement, ...others] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined
  return valueOf(statement.expression)
}

/** The value of an attribute of MDX. What is no plain value is null: the reader of the page tells it as a fault. */
export function attributeValue(written: JsxNode['attributes'][number]['value'] | undefined): BodyValue {
  if (written === null || written === undefined) return true
  return typeof written === 'string' ? written : (literalValue(written.data?.estree) ?? null)
}

/** Whether braces hold nothing but a comment. */
export function isComment(program: Program | null | undefined): boolean {
  return program?.body.length === 0
}

function valueOf(node: Expression): BodyValue | undefined {
  switch (node.type) {
    case 'Literal':
      return isPlain(node.value) ? node.value : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case 'UnaryExpression': {
      const value = valueOf(node.argument)
      return node.operator === '-' && typeof value === 'number' ? -value : undefined
    }
    case 'ArrayExpression':
      return allOf(node.elements.map((element) => (element && element.type !== 'SpreadElement' ? element : undefined)))
    case 'ObjectExpression': {
      const entries = node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined
        const { key } = property
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
        const value = valueOf(property.value as Expression)
        return name === undefined || value === undefined ? undefined : ([name, value] as const)
      })
      return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined
    }
    default:
      return undefined
  }
}

function allOf(nodes: (Expression | undefined)[]): BodyValue | undefined {
  const values = nodes.map((node) => node && valueOf(node))
  return values.every((value) => value !== undefined) ? values : undefined
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
