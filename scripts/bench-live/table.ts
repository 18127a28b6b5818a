/** Rows as a Markdown table; every column but the first is aligned to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A figure that a budget limits, as a row: what, figure, budget, and whether it is kept. */
export function budgetRow(what: string, figure: number, limit: number, unit: 'ms' | 'KB' | '×'): string[] {
  const verdict = figure <= limit ? 'kept' : `**MISSED** by ${digits(figure - limit)} ${unit}`
  return [what, `${digits(figure)} ${unit}`, `${limit} ${unit}`, verdict]
}

/** A time with as many digits as say something. */
export const digits = (number: number) => number.toFixed(number < 10 ? 2 : 1)
