/** A Markdown table; all but the first column right-aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A row with figure, budget, and whether it is kept. */
export function budgetRow(what: string, figure: number, limit: number, unit: 'ms' | 'KB' | '×'): string[] {
  const verdict = figure <= limit ? 'kept' : `**MISSED** by ${digits(figure - limit)} ${unit}`
  return [what, `${digits(figure)} ${unit}`, `${limit} ${unit}`, verdict]
}

/** A time with significant digits. */
export const digits = (number: number) => number.toFixed(number < 10 ? 2 : 1)
