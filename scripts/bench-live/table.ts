/** All columns are right-aligned, except the first. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function budgetRow(what: string, figure: number, limit: number, unit: 'ms' | 'KB' | '×'): string[] {
  const verdict = figure <= limit ? 'kept' : `**MISSED** by ${digits(figure - limit)} ${unit}`
  return [what, `${digits(figure)} ${unit}`, `${limit} ${unit}`, verdict]
}

export const digits = (number: number) => number.toFixed(number < 10 ? 2 : 1)
