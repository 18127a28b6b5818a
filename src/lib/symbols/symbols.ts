import type { EngineSymbol, SymbolKind } from './engineSymbol'

export type SymbolOption = EngineSymbol['options'][number]

export type SymbolLink = EngineSymbol['seeAlso'][number]

export function symbolAddress({ page, anchor }: Pick<EngineSymbol, 'page' | 'anchor'>): string {
  return `${page}#${anchor}`
}

/** Where an option is documented; for an unknown option, where the symbol is. */
export function optionAddress({ page, anchor, options }: EngineSymbol, name: string | undefined): string {
  const option = options.find((candidate) => candidate.name === name)
  return symbolAddress({ page, anchor: option?.anchor ?? anchor })
}

/** The last part of a name: `set` of `Tween::set`, `x` of `Bounds.x`. */
export function shortName(name: string): string {
  return name.split(/::|\./).pop() ?? name
}

/** Symbols by name, with the lookups that code needs. */
export class SymbolTable {
  private readonly byName: Map<string, EngineSymbol>
  private readonly flags = new Map<string, EngineSymbol>()

  constructor(symbols: readonly EngineSymbol[]) {
    this.byName = new Map(symbols.map((symbol) => [symbol.name, symbol]))
    for (const symbol of symbols) {
      if (symbol.kind === 'flag') {
        const spellings = symbol.signature.match(/(?<![\w-])--?[\w-]+/g) ?? []
        for (const spelling of spellings) this.flags.set(`${symbol.parent} ${spelling}`, symbol)
      }
    }
  }

  named(name: string): EngineSymbol | undefined {
    return this.byName.get(name)
  }

  ofKind(name: string, ...kinds: SymbolKind[]): EngineSymbol | undefined {
    const symbol = this.byName.get(name)
    return symbol && kinds.includes(symbol.kind) ? symbol : undefined
  }

  flagOf(command: string, spelling: string): EngineSymbol | undefined {
    return this.flags.get(`${command} ${spelling}`)
  }
}

/** A name in a program: a macro, its option, or an item of a crate. */
type NamedUse =
  | { kind: 'macro'; name: string }
  | { kind: 'option'; macro: string; name: string }
  | { kind: 'function' | 'constant' | 'variant' | 'type' | 'field'; crate: string; name: string }

type Known = { kind: SymbolKind; options?: readonly { name: string }[] }

const CRATE = 'turbo'

const KINDS: Record<Exclude<NamedUse['kind'], 'option'>, SymbolKind[]> = {
  macro: ['macro'],
  function: ['function', 'method'],
  constant: ['constant'],
  variant: ['variant'],
  type: ['struct', 'enum'],
  field: ['field'],
}

/** Names under which `usedSymbol` looks. */
export function candidateNames(use: NamedUse): string[] {
  const names: string[] = []
  usedSymbol(use, (name) => void names.push(name))
  return names
}

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
