import type { SymbolReference } from './symbolReference'
import type { SymbolTable } from '../../lib/symbols/symbols'

/** Tables and keys of turbo.toml. A key is known by the table it stands in. */
export function tomlReferences(code: string, table: SymbolTable): SymbolReference[] {
  const references: SymbolReference[] = []
  let current: string | undefined = 'turbo.toml'
  let offset = 0
  for (const line of code.split('\n')) {
    const header = /^(\s*)\[([^[\]]+)\]/.exec(line)
    const key = /^(\s*)([\w-]+)\s*=/.exec(line)
    if (header) {
      current = tableNamed(header[2]!, table)
      const start = offset + header[1]!.length
      if (current) references.push({ start, end: start + header[2]!.length + 2, symbol: current })
    } else if (key && current) {
      const symbol = keyNamed(current, key[2]!, table)
      const start = offset + key[1]!.length
      if (symbol) references.push({ start, end: start + key[2]!.length, symbol })
    }
    offset += line.length + 1
  }
  return references
}

/** The documented table of a header; `font.settings.dragon` is documented as `font.settings.<name>`. */
function tableNamed(path: string, table: SymbolTable): string | undefined {
  const placeholder = path.replace(/\.[^.]+$/, '.<name>')
  return [`[${path}]`, `[${placeholder}]`].find((name) => table.ofKind(name, 'config table'))
}

function keyNamed(tableName: string, key: string, table: SymbolTable): string | undefined {
  const name = tableName === 'turbo.toml' ? key : `${tableName.slice(1, -1)}.${key}`
  return table.ofKind(name, 'config key')?.name
}
