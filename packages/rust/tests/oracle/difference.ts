type Line = { frame: number; calls: unknown[]; panic: string | null }

export function differenceOf(native: readonly string[], site: readonly string[]): string | undefined {
  const place = native.findIndex((line, index) => line !== site[index])
  if (place < 0 && native.length === site.length) return undefined
  const [expected, found] = [native[place], site[place]]
  if (expected === undefined || found === undefined || !found.startsWith('{')) {
    return reported(
      place < 0 ? 'the number of frames' : `frame ${place}`,
      expected ?? native.length,
      found ?? site.length,
    )
  }
  const [rust, ours] = [JSON.parse(expected) as Line, JSON.parse(found) as Line]
  const calls = Math.max(rust.calls.length, ours.calls.length)
  for (let call = 0; call < calls; call += 1) {
    const [left, right] = [JSON.stringify(rust.calls[call]), JSON.stringify(ours.calls[call])]
    if (left !== right) return reported(`frame ${place}, call ${call}`, left ?? 'nothing', right ?? 'nothing')
  }
  return reported(`frame ${place}, panic`, rust.panic ?? expected, ours.panic ?? found)
}

function reported(where: string, rust: unknown, site: unknown): string {
  return `  ${where}\n    rustc: ${String(rust)}\n    site:  ${String(site)}`
}
