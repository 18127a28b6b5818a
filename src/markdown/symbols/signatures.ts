import type { Code } from 'mdast'
import { shortName } from '../../lib/symbols/symbols'
import type { SymbolKind } from '../../lib/symbols/symbols'

/** The kind of a symbol, by its name and the fence of its signature; undefined where the two do not fit. */
export function kindOf(name: string, { lang, value }: Pick<Code, 'lang' | 'value'>): SymbolKind | undefined {
  const begins = (pattern: string) => new RegExp(`^(pub )?${pattern}`).test(value)
  const short = shortName(name).replace(/[^\w]/g, '')
  if (lang === 'bash') return value.startsWith(name) ? 'command' : undefined
  if (lang === 'toml') return name === 'turbo.toml' || /^\[.+\]$/.test(name) ? 'config table' : undefined
  if (lang !== 'rust') return undefined
  if (name.endsWith('!'))
    return /^[([{ ]/.test(value.slice(name.length)) && value.startsWith(name) ? 'macro' : undefined
  if (begins(`struct ${short}\\b`)) return 'struct'
  if (begins(`enum ${short}\\b`)) return 'enum'
  if (begins(`const ${short}\\b`)) return 'constant'
  if (begins(`fn ${short}\\b`)) return /^[A-Z]/.test(name) ? 'method' : 'function'
  return undefined
}
