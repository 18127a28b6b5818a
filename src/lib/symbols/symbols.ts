/** What a documented symbol can be. */
export const SYMBOL_KINDS = [
  'macro',
  'function',
  'method',
  'struct',
  'field',
  'enum',
  'variant',
  'constant',
  'config table',
  'config key',
  'command',
  'flag',
  'key',
] as const

export type SymbolKind = (typeof SYMBOL_KINDS)[number]

/** An option of a macro, or a parameter of a function or method. */
export type SymbolOption = {
  name: string
  type: string
  /** As written in code; null where there is none. */
  default: string | null
  required: boolean
  description: string
}

/** A link of the "See also" section of a symbol's page. */
export type SymbolLink = { title: string; href: string }

/** One entity of the engine as its page documents it. Texts are plain, with code in backticks. */
export type EngineSymbol = {
  /** Unique: `rect!`, `audio::play`, `Tween::set`, `Bounds.x`, `Button::Pressed`, `canvas.width`, `turbo run --watch`. */
  name: string
  kind: SymbolKind
  /** The declaration as written; a table row's name with its type and default. */
  signature: string
  /** The first sentence below its heading, or the whole description of its table row. */
  summary: string
  /** Type of a field, constant, config key or flag. */
  type: string | null
  /** Default of a field, config key or flag. */
  default: string | null
  /** Value of a variant, constant or key. */
  value: string | null
  options: SymbolOption[]
  /** Address of its page. */
  page: string
  /** Id of its heading or table row on that page. */
  anchor: string
  /** Name of the symbol it belongs to. */
  parent: string | null
  seeAlso: SymbolLink[]
}

/** Where a symbol is explained. */
export function symbolAddress({ page, anchor }: Pick<EngineSymbol, 'page' | 'anchor'>): string {
  return `${page}#${anchor}`
}

/** The last part of a symbol's name: `set` of `Tween::set`, `x` of `Bounds.x`. */
export function shortName(name: string): string {
  return name.split(/::|\./).pop() ?? name
}

/** Symbols by name, and the ways in which code asks for them. */
export class SymbolTable {
  private readonly byName: Map<string, EngineSymbol>
  private readonly methodOwners = new Map<string, EngineSymbol[]>()
  private readonly flags = new Map<string, EngineSymbol>()

  constructor(symbols: readonly EngineSymbol[]) {
    this.byName = new Map(symbols.map((symbol) => [symbol.name, symbol]))
    for (const symbol of symbols) {
      if (symbol.kind === 'method') {
        const name = shortName(symbol.name)
        this.methodOwners.set(name, [...(this.methodOwners.get(name) ?? []), symbol])
      } else if (symbol.kind === 'flag') {
        const spellings = symbol.signature.match(/(?<![\w-])--?[\w-]+/g) ?? []
        for (const spelling of spellings) this.flags.set(`${symbol.parent} ${spelling}`, symbol)
      }
    }
  }

  named(name: string): EngineSymbol | undefined {
    return this.byName.get(name)
  }

  /** The symbol of that name, if it is of one of these kinds. */
  ofKind(name: string, ...kinds: SymbolKind[]): EngineSymbol | undefined {
    const symbol = this.byName.get(name)
    return symbol && kinds.includes(symbol.kind) ? symbol : undefined
  }

  /** The only documented method of that name, whatever its type. */
  onlyMethod(name: string): EngineSymbol | undefined {
    const owners = this.methodOwners.get(name) ?? []
    return owners.length === 1 ? owners[0] : undefined
  }

  /** The flag of a command, in any of its spellings. */
  flagOf(command: string, spelling: string): EngineSymbol | undefined {
    return this.flags.get(`${command} ${spelling}`)
  }
}
