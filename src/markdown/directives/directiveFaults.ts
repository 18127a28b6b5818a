import type { Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { KNOWN_DIRECTIVES, labelAndBody, panelTitleOf } from './directive'
import type { Directive } from './directive'

/** What is wrong with a directive, on which line, and what to write instead. */
export type DirectiveFault = { line: number; problem: string; remedy: string }

/** The faults of every directive of a page. */
export function directiveFaults(tree: Root): DirectiveFault[] {
  const faults: DirectiveFault[] = []
  visit(tree as Parent, (node) => {
    if (node.type === 'containerDirective' || node.type === 'leafDirective') faults.push(...faultsOf(node as Directive))
  })
  return faults
}

/** The faults of one directive, not of those inside it. */
export function faultsOf(node: Directive): DirectiveFault[] {
  const line = node.position?.start.line ?? 1
  if (!KNOWN_DIRECTIVES.includes(node.name)) {
    const colons = node.type === 'leafDirective' ? '::' : ':::'
    const remedy = `use one of: ${KNOWN_DIRECTIVES.join(', ')}`
    return [{ line, problem: `unknown directive "${colons}${node.name}"`, remedy }]
  }
  if (node.type === 'leafDirective') {
    const remedy = `begin it with three colons, ":::${node.name}", and end it with three`
    return [{ line, problem: `"::${node.name}" has two colons`, remedy }]
  }
  const { body } = labelAndBody(node)
  const lineOf = (child: Directive['children'][number] | undefined) => child?.position?.start.line ?? line
  if (node.name === 'steps' && body[0]?.type !== 'heading') {
    const problem = 'text before the first heading of the steps'
    return [{ line: lineOf(body[0]), problem, remedy: 'begin the steps with a heading such as "### First step"' }]
  }
  if (node.name === 'code-group') {
    return body
      .filter((child) => panelTitleOf(child) === undefined)
      .map((child) => ({
        line: lineOf(child),
        problem: 'a block in the code group has no title',
        remedy: 'write one behind the language, such as ```bash [Windows]',
      }))
  }
  return []
}
