/** What stands on a page: its address, the line of its file, and what tells two of a line apart. */
type Placed = { page: string; line: number; name?: string }

/**
 * What stands on pages, page by page and from the top. Gatsby gives nodes in the order of their making, which is another one in
 * each build: what is published must not follow it.
 */
export function inPageOrder<Node extends Placed>(nodes: readonly Node[]): Node[] {
  const name = (node: Node) => node.name ?? ''
  return [...nodes].sort((a, b) => compareTexts(a.page, b.page) || a.line - b.line || compareTexts(name(a), name(b)))
}

/** Orders texts by their code units, in every language of the machine alike. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
