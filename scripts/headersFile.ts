export type HeaderRule = { pattern: RegExp; headers: [name: string, value: string][] }

/** As Netlify and Cloudflare Pages do: patterns with `*`, followed by indented headers. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()])
    else rules.push({ pattern: patternOf(line.trim()), headers: [] })
  }
  return rules
}

/** Joins several values of one header, as these hosts do. */
export function headersFor(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const { pattern, headers: own } of rules) {
    if (!pattern.test(address)) continue
    for (const [name, value] of own) headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

function patternOf(written: string): RegExp {
  const escaped = written.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\*/g, '.*')}$`)
}
