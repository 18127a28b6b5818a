/**
 * A node on one line: `(Binary + a 1)`. Names, paths and literals appear as they are, true flags as their names; others
 * are omitted.
 */
export function shownTree(part: unknown): string {
  if (Array.isArray(part)) return `[${part.map(shownTree).join(' ')}]`
  if (typeof part === 'string') return part
  if (typeof part !== 'object' || part === null) return String(part)
  const { kind, span, ...rest } = part as { kind?: string; span?: unknown; [key: string]: unknown }
  if (kind === undefined && 'segments' in rest) return shownPath(rest)
  if (kind === undefined && Object.keys(rest).join() === 'name') return String(rest.name)
  if (kind === 'PathExpr' || kind === 'PathType') return shownTree(rest.path)
  if (kind?.endsWith('Lit') && span)
    return typeof rest.value === 'string' ? JSON.stringify(rest.value) : shownTree(rest.value)
  const fields = Object.entries(rest).flatMap(([key, value]) => {
    if (value === undefined || value === false || key.endsWith('Span')) return []
    if (value === true) return [key]
    return Array.isArray(value) && value.length === 0 ? [] : [shownTree(value)]
  })
  return `(${[kind, ...fields].filter((field) => field !== undefined).join(' ')})`
}

function shownPath({ segments, isGlobal }: { segments?: unknown; isGlobal?: unknown }): string {
  const names = (segments as { name: unknown; generics?: { args: unknown; bindings: unknown } }[]).map(
    ({ name, generics }) => shownTree(name) + (generics ? `<${shownTree(generics.args).slice(1, -1)}>` : ''),
  )
  return (isGlobal ? '::' : '') + names.join('::')
}
