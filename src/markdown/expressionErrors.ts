import type { Program } from 'estree'
import type { Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { LineError } from './contentError'

type Code = { data?: { estree?: Program | null } }
type MdxNode = Code & { type: string; position?: { start: { line: number } }; attributes?: unknown }

const IMPORTING = {
  problem: 'a page must not import anything',
  remedy: 'remove the import; the writing components of src/mdx/components.tsx are always available',
}

const OWN_LAYOUT = { problem: 'a page must not export a layout', remedy: 'set `layout` in its frontmatter' }

const IN_HEADING = {
  problem: 'a heading contains an expression',
  remedy: 'write plain text; anchor, outline and search read a page without running it',
}

/** All other code runs when the body is built. */
export function expressionErrors(tree: Root): LineError[] {
  const errors: LineError[] = []
  visit(tree as Parent, (visited) => {
    const node = visited as MdxNode
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading' && hasExpression(visited as Parent)) errors.push({ line, ...IN_HEADING })
    for (const statement of programsOf(node).flatMap(({ body }) => body)) {
      const statementLine = statement.loc?.start.line ?? line
      if (statement.type === 'ExportDefaultDeclaration') errors.push({ line: statementLine, ...OWN_LAYOUT })
      else if (imports(statement)) errors.push({ line: statementLine, ...IMPORTING })
    }
  })
  return errors
}

function programsOf({ data, attributes }: MdxNode): Program[] {
  const written = Array.isArray(attributes) ? (attributes as (Code & { value?: Code | string | null })[]) : []
  const codes = written.flatMap(({ data: spread, value }) => [
    spread,
    typeof value === 'object' ? value?.data : undefined,
  ])
  return [data, ...codes].flatMap((code) => code?.estree ?? [])
}

/** `import …`, `export … from`, `import(…)`. */
function imports(code: unknown): boolean {
  if (typeof code !== 'object' || code === null) return false
  const { type, source } = code as { type?: string; source?: unknown }
  if (type === 'ImportDeclaration' || type === 'ImportExpression') return true
  if (type?.startsWith('Export') && source) return true
  return Object.values(code).some(imports)
}

export function removeExpressions(tree: Root) {
  remove(tree, isExpression)
}

export function removeComments(tree: Root) {
  remove(tree, isComment)
}

function remove(tree: Root, isRemoved: (node: MdxNode) => boolean) {
  visit(tree as Parent, (node, index, parent: Parent | null) => {
    if (!isRemoved(node) || index === null || !parent) return undefined
    parent.children.splice(index, 1)
    return index
  })
}

function hasExpression(heading: Parent): boolean {
  let isFound = false
  visit(heading, (node) => {
    isFound ||= isExpression(node) && !isComment(node)
  })
  return isFound
}

function isExpression({ type }: { type: string }): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression'
}

function isComment(node: MdxNode): boolean {
  return isExpression(node) && node.data?.estree?.body.length === 0
}
