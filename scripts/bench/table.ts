/** Unknown figures are undefined. */
export type Figure = { name: string; values: readonly (number | undefined)[]; unit: string }

const DIGITS: Record<string, number> = { s: 2, MB: 1, KB: 1, bytes: 0 }

export function figureTable(columns: readonly string[], figures: readonly Figure[]): string {
  const header = ['Figure', ...columns, 'Unit']
  const rule = ['---', ...columns.map(() => '--:'), '---']
  const rows = figures.map(({ name, values, unit }) => [name, ...values.map((value) => written(value, unit)), unit])
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function written(value: number | undefined, unit: string): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(DIGITS[unit] ?? 0)
}
