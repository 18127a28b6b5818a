import type { Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { WRITING_COMPONENTS } from '../lib/page/writingComponents'
import type { JsxNode } from './body/jsxNode'
import type { LineFault } from './fault'

type Positioned = { type: string; url?: string; position?: { start: { line: number } } }

/** HTML that brings code, styles or pages of others; the policy of the site would refuse it in the browser, without a word. */
const REFUSED_ELEMENTS = ['script', 'style', 'link', 'meta', 'base', 'iframe', 'object', 'embed', 'form']

/** Links of a page lead to pages, files and other sites; they never run anything. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']

/** Components that do not exist, HTML that brings code, and links that run some. */
export function elementFaults(tree: Root): LineFault[] {
  const faults: LineFault[] = []
  visit(tree as Parent, (visited) => {
    const node = visited as Positioned
    const tell = (problem: string, remedy: string) =>
      faults.push({ line: node.position?.start.line ?? 1, problem, remedy })
    if (node.url !== undefined) tellScheme(node.url, tell)
    if (!node.type.startsWith('mdxJsx')) return
    const { name, attributes } = visited as unknown as JsxNode
    tellName(name, tell)
    for (const { name: attribute, value } of attributes) {
      if (/^on[a-z]/i.test(attribute ?? ''))
        tell(`<${name}> has the attribute ${attribute}`, 'remove it; pages run nothing')
      if (attribute === 'style') tell(`<${name}> has a style of its own`, 'remove it; the site has one look')
      if ((attribute === 'href' || attribute === 'src') && typeof value === 'string') tellScheme(value, tell)
    }
  })
  return faults
}

function tellName(name: string | null, tell: (problem: string, remedy: string) => void) {
  const [component = ''] = (name ?? '').split('.')
  const components: readonly string[] = WRITING_COMPONENTS
  if (/^[A-Z]/.test(component) && !components.includes(component)) {
    tell(`unknown component <${name}>`, `use one of: ${components.join(', ')}; or put it between code marks`)
  }
  if (REFUSED_ELEMENTS.includes(component)) tell(`<${name}> cannot stand in a page`, 'remove it; pages are text')
}

function tellScheme(address: string, tell: (problem: string, remedy: string) => void) {
  // Browsers pass over blanks and control signs in front of and inside a scheme
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(address.replace(/[\s\p{Cc}]/gu, '')) ?? []
  if (scheme && !SCHEMES.includes(scheme.toLowerCase())) {
    tell(`the link "${address}" is none of a page`, `begin it with a slash, or with one of: ${SCHEMES.join(' ')}`)
  }
}
