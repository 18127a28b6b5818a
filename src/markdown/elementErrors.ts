import type { Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { WRITING_COMPONENTS } from '../lib/page/writingComponents'
import type { JsxNode } from './body/jsxNode'
import type { LineError } from './contentError'

type Positioned = { type: string; url?: string; position?: { start: { line: number } } }

/** HTML with code, styles or embedded pages, which the content policy would block silently. */
const REFUSED_ELEMENTS = ['script', 'style', 'link', 'meta', 'base', 'iframe', 'object', 'embed', 'form']

const ADDRESSES = ['href', 'src']

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']

type Problem = Omit<LineError, 'line'>

/** Unknown components, HTML with code, and links that run code. */
export function elementErrors(tree: Root): LineError[] {
  const errors: LineError[] = []
  const own = ownNames(tree)
  visit(tree as Parent, (visited) => {
    const node = visited as Positioned
    const line = node.position?.start.line ?? 1
    const add = (problems: Problem[]) => errors.push(...problems.map((problem) => ({ line, ...problem })))
    if (node.url !== undefined) add(addressProblems(node.url))
    if (!node.type.startsWith('mdxJsx')) return
    const { name, attributes } = visited as unknown as JsxNode
    add(nameProblems(name ?? '', own))
    add(
      elementProblems(name ?? '', Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]))),
    )
  })
  return errors
}

/** Applies to HTML and to code. */
export function elementProblems(name: string, attributes: Readonly<Record<string, unknown>>): Problem[] {
  const problems: Problem[] = []
  if (REFUSED_ELEMENTS.includes(name)) {
    problems.push({ problem: `<${name}> is not allowed on a page`, remedy: 'remove it; a page is text and components' })
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    if (/^on[a-z]/i.test(attribute)) {
      problems.push({
        problem: `<${name}> has the attribute ${attribute}`,
        remedy: 'remove it; pages must not run scripts',
      })
    }
    if (attribute === 'style') {
      problems.push({ problem: `<${name}> has its own style`, remedy: 'remove it; styles belong to the site' })
    }
    if (ADDRESSES.includes(attribute) && typeof value === 'string') problems.push(...addressProblems(value))
  }
  return problems
}

function nameProblems(name: string, own: readonly string[]): Problem[] {
  const [component = ''] = name.split('.')
  const isKnown = [...WRITING_COMPONENTS, ...own].includes(component)
  return /^[A-Z]/.test(component) && !isKnown ? [unknownComponent(name)] : []
}

export function unknownComponent(name: string): Problem {
  const remedy = `use one of: ${WRITING_COMPONENTS.join(', ')}; or put it in backticks`
  return { problem: `unknown component <${name}>`, remedy }
}

function addressProblems(address: string): Problem[] {
  // Browsers ignore whitespace and control characters in a scheme
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(address.replace(/[\s\p{Cc}]/gu, '')) ?? []
  if (!scheme || SCHEMES.includes(scheme.toLowerCase())) return []
  const remedy = `start it with a slash or one of: ${SCHEMES.join(' ')}`
  return [{ problem: `the link "${address}" has a scheme that is not allowed`, remedy }]
}

function ownNames(tree: Root): string[] {
  const names: string[] = []
  visit(tree as Parent, 'mdxjsEsm', (node) => {
    const { value = '' } = node as { value?: string }
    for (const [, name = ''] of value.matchAll(/\b(?:const|let|function|class)\s+(\w+)/g)) names.push(name)
  })
  return names
}
