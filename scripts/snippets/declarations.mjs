import { visit } from 'unist-util-visit'

/**
 * The tables of a page that declare something: those below a heading that is one piece of inline code. A row holds its
 * line, the names of its first cell and the text of the others by column.
 */
export function declaringTablesOf({ tree }) {
  const tables = []
  let symbol
  visit(tree, ['heading', 'table'], (node) => {
    if (node.type === 'heading') {
      const [only, ...others] = node.children
      symbol = only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined
    } else if (symbol) {
      const [head, ...body] = node.children
      const columns = head.children.map(textOf)
      const rows = body.map(({ children: [first, ...cells], position }) => ({
        line: position.start.line,
        names: first.children.filter(({ type }) => type === 'inlineCode').map(({ value }) => value),
        cells: Object.fromEntries(cells.map((cell, index) => [columns[index + 1], textOf(cell)])),
      }))
      tables.push({ symbol, kind: columns[0], line: node.position.start.line, rows })
    }
  })
  return tables
}

function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
