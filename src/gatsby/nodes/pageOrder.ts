/** Position of a node: page, line, and a name as tie-breaker. */
type Placed = { page: string; line: number; name?: string }

/** Gatsby's order differs between builds, but published files must not. */
export function inPageOrder<Node extends Placed>(nodes: readonly Node[]): Node[] {
  const name = (node: Node) => node.name ?? ''
  return [...nodes].sort((a, b) => compareTexts(a.page, b.page) || a.line - b.line || compareTexts(name(a), name(b)))
}

/** Compares by code units, independent of locale. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
