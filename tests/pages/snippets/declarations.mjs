import { visit } from 'unist-util-visit'

/**
 * Calls `see` with every node of these types and the symbol whose section it stands in: the nearest heading above it, of
 * its own or a higher level, that is one piece of inline code.
 */
export function visitSections(tree, types, see) {
  const sections = []
  visit(tree, ['heading', ...types], (node) => {
    if (node.type === 'heading') {
      while (sections.at(-1)?.depth >= node.depth) sections.pop()
      const [only, ...others] = node.children
      const symbol = only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined
      sections.push({ depth: node.depth, symbol })
    }
    if (types.includes(node.type)) see(node, sections.findLast(({ symbol }) => symbol)?.symbol)
  })
}

/**
 * The tables of a page that may declare something: those in the section of a symbol, and those of functions anywhere. A
 * row holds its line, the names of its first cell, the text of the others by column, and its default if that is code.
 */
export function declaringTablesOf({ tree }) {
  const tables = []
  visitSections(tree, ['table'], ({ children: [head, ...body], position }, symbol) => {
    const columns = head.children.map(textOf)
    if (!symbol && columns[0] !== 'Function') return
    const rows = body.map((row) => rowOf(row, columns))
    tables.push({ symbol, kind: columns[0], line: position.start.line, rows })
  })
  return tables
}

/** The Rust signatures of a page: the symbol each belongs to, its text and its line. */
export function rustSignaturesOf({ tree }) {
  const signatures = []
  visitSections(tree, ['code'], ({ lang, meta, value, position }, symbol) => {
    if (lang === 'rust' && symbol && /(^|\s)signature(\s|$)/.test(meta ?? '')) {
      signatures.push({ symbol, text: value, line: position.start.line + 1 })
    }
  })
  return signatures
}

function rowOf({ children: [first, ...cells], position }, columns) {
  const byColumn = new Map(cells.map((cell, index) => [columns[index + 1], cell]))
  const [fallback, ...others] = byColumn.get('Default')?.children ?? []
  return {
    line: position.start.line,
    names: first.children.filter(({ type }) => type === 'inlineCode').map(({ value }) => value),
    cells: Object.fromEntries([...byColumn].map(([column, cell]) => [column, textOf(cell)])),
    fallback: fallback?.type === 'inlineCode' && others.length === 0 ? fallback.value : undefined,
  }
}

function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
