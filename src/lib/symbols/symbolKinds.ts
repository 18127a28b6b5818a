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
