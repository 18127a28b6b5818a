import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** Numbers of columns that are stacked on phones; wider tables remain grids. */
const STACKED_COLUMNS = { least: 2, most: 5 }

/** The description in a stacked row needs no label. */
const UNLABELED = 'Description'

const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/** Wraps tables in a scrolling box, marks rows that continue the row above, and prepares them for stacking. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === null || !parent) return undefined
      dropLineBreaks(node)
      markContinuingRows(node)
      const headers = headersOf(node)
      const { least, most } = STACKED_COLUMNS
      if (headers.length >= least && headers.length <= most) prepareStacking(node, headers)
      parent.children[index] = h('div', { className: ['tableScroll'] }, [node])
      return [SKIP, index + 1]
    })
  }
}

function dropLineBreaks(element: Element) {
  if (!['table', 'thead', 'tbody', 'tr'].includes(element.tagName)) return
  element.children = element.children.filter((child) => child.type === 'element')
  for (const child of element.children) if (child.type === 'element') dropLineBreaks(child)
}

/** Rows without a first cell; with style rules for empty cells, each change in a page would match all of its tables. */
function markContinuingRows(table: Element) {
  visit(table, { tagName: 'tr' }, (row: Element) => {
    const [first] = row.children
    if (first?.type !== 'element' || first.tagName !== 'td' || first.children.length > 0) return
    row.properties = { ...row.properties, dataContinues: '' }
    table.properties = { ...table.properties, dataGrouped: '' }
  })
}

function headersOf(table: Element): string[] {
  const headers: string[] = []
  visit(table, { tagName: 'th' }, (header: Element) => {
    headers.push(toString(header))
  })
  return headers
}

/** Labels are custom properties such as `--label-2`. Roles keep the table semantics in any layout. */
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

/** Markdown's conversion copies a row's id to its cells. */
export function rehypeRowIds() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'tr' }, (row: Element) => {
      for (const cell of row.children) if (cell.type === 'element') delete cell.properties?.id
    })
  }
}
