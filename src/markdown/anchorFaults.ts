import type { Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { JsxNode } from './body/jsxNode'
import type { Directive } from './directives/directive'
import type { LineFault } from './fault'
import type { PageHeading } from './pageOutline'

/** Two things of a page with one anchor: a link would lead to the first of them only. */
export function anchorFaults(tree: Root, headings: readonly PageHeading[]): LineFault[] {
  const owners = new Map(headings.map(({ id, line }) => [id, line]))
  const faults: LineFault[] = []
  visit(tree as Parent, (visited) => {
    const node = visited as Directive | JsxNode
    const line = node.position?.start.line ?? 1
    const id = writtenId(node)
    if (id === undefined) return
    const owner = owners.get(id)
    if (owner === undefined) owners.set(id, line)
    else
      faults.push({ line, problem: `the id "${id}" is already taken in line ${owner}`, remedy: 'choose another one' })
  })
  return faults
}

function writtenId(node: Directive | JsxNode): string | undefined {
  if (node.type === 'containerDirective') return (node as Directive).attributes?.id ?? undefined
  if (!node.type.startsWith('mdxJsx')) return undefined
  const value = (node as JsxNode).attributes.find(({ name }) => name === 'id')?.value
  return typeof value === 'string' ? value : undefined
}
