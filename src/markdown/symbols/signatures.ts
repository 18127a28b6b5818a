import type { Heading } from 'mdast'
import { shortName } from '../../lib/symbols/symbols'
import type { SymbolKind } from '../../lib/symbols/engineSymbol'

/** A heading declares a symbol if it is only code; a page title declares none. */
export function symbolInHeading({ depth, children: [only, ...others] }: Heading): string | undefined {
  return depth > 1 && only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined
}

/** Undefined if name and signature do not match. */
export function kindOf(name: string, signature: string, language: string): SymbolKind | undefined {
  const begins = (pattern: string) => new RegExp(`^(pub )?${pattern}`).test(signature)
  const short = shortName(name).replace(/[^\w]/g, '')
  if (language === 'bash') return signature.startsWith(name) ? 'command' : undefined
  if (language === 'toml') return name === 'turbo.toml' || /^\[.+\]$/.test(name) ? 'config table' : undefined
  if (language !== 'rust') return undefined
  if (name.endsWith('!'))
    return /^[([{ ]/.test(signature.slice(name.length)) && signature.startsWith(name) ? 'macro' : undefined
  if (begins(`struct ${short}\\b`)) return 'struct'
  if (begins(`enum ${short}\\b`)) return 'enum'
  if (begins(`const ${short}\\b`)) return 'constant'
  if (begins(`fn ${short}\\b`)) return /^[A-Z]/.test(name) ? 'method' : 'function'
  return undefined
}
