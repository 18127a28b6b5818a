import type { SymbolKind } from './symbolKinds'

/** What a program names: a macro, an option of one, or an item of a crate. */
type NamedUse =
  | { kind: 'macro'; name: string }
  | { kind: 'option'; macro: string; name: string }
  | { kind: 'function' | 'constant' | 'variant' | 'type' | 'field'; crate: string; name: string }

type Known = { kind: SymbolKind; options?: readonly { name: string }[] }

/** The crate that the pages document. */
const CRATE = 'turbo'

/** The kinds of documented symbols that a name in a program may be. */
const KINDS: Record<Exclude<NamedUse['kind'], 'option'>, SymbolKind[]> = {
  macro: ['macro'],
  function: ['function', 'method'],
  constant: ['constant'],
  variant: ['variant'],
  type: ['struct', 'enum'],
  field: ['field'],
}

/** The documented symbol that a program names, or of which it names an option. */
export function usedSymbol<Symbol extends Known>(
  use: NamedUse,
  symbolNamed: (name: string) => Symbol | undefined,
): Symbol | undefined {
  const ofKind = (name: string, kind: keyof typeof KINDS) => {
    const symbol = symbolNamed(name)
    return symbol && KINDS[kind].includes(symbol.kind) ? symbol : undefined
  }
  if ('crate' in use) return use.crate === CRATE ? ofKind(use.name, use.kind) : undefined
  const path = use.kind === 'option' ? use.macro : use.name
  const name = path.startsWith(`${CRATE}::`) ? path.slice(CRATE.length + 2) : path
  const macro = ofKind(`${name}!`, 'macro') ?? ofKind(`${CRATE}::${name}!`, 'macro')
  return use.kind === 'macro' || macro?.options?.some((option) => option.name === use.name) ? macro : undefined
}
