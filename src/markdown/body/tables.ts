import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** One column fits a phone as it is; tables of more than these are read across, like a grid of numbers. */
const STACKED_COLUMNS = { least: 2, most: 5 }

/** A stacked row ends with the description, which needs no label. */
const UNLABELED = 'Description'

const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/** Puts each table into a box that scrolls sideways; one with several columns can be stacked on narrow screens. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === null || !parent) return undefined
      dropLineBreaks(node)
      const headers = headersOf(node)
      const { least, most } = STACKED_COLUMNS
      if (headers.length >= least && headers.length <= most) prepareStacking(node, headers)
      parent.children[index] = h('div', { className: ['tableScroll'] }, [node])
      return [SKIP, index + 1]
    })
  }
}

/** The line breaks between rows and cells say nothing and are carried by every page's script. */
function dropLineBreaks(element: Element) {
  if (!['table', 'thead', 'tbody', 'tr'].includes(element.tagName)) return
  element.children = element.children.filter((child) => child.type === 'element')
  for (const child of element.children) if (child.type === 'element') dropLineBreaks(child)
}

function headersOf(table: Element): string[] {
  const headers: string[] = []
  visit(table, { tagName: 'th' }, (header: Element) => {
    headers.push(toString(header))
  })
  return headers
}

/**
 * Where each cell has a line of its own, the name of its column stands before it: the style sheet takes it from the table,
 * as `--label-2` for the second column. The roles keep the table a table for screen readers, however its rows are laid out.
 */
function prepareStacking(table: Element, headers: string[]) {
  const labels = headers
    .map((header, index) => ({ header, name: `--label-${index + 1}` }))
    .filter(({ header }, index) => index > 0 && header !== '' && header !== UNLABELED)
    .map(({ header, name }) => `${name}:'${header.replace(/['\\]/g, '\\$&')}'`)
  table.properties = { ...table.properties, style: labels.join(';') }
  visit(table, 'element', (element: Element) => {
    const role = ROLES[element.tagName]
    if (role) element.properties = { ...element.properties, role }
  })
}

/** Takes the id of a row away from its cells, to which the step from Markdown to HTML copies it. */
export function rehypeRowIds() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'tr' }, (row: Element) => {
      for (const cell of row.children) if (cell.type === 'element') delete cell.properties?.id
    })
  }
}
