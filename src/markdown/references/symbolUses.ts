import type { SymbolTable } from '../../lib/symbols/symbols'
import { referencesIn } from './symbolResolution'

/** The documented symbols that a Rust program uses, each once, in the order in which they first appear. */
export function symbolsUsedIn(program: string, table: SymbolTable): string[] {
  return [...new Set(referencesIn({ language: 'rust', code: program }, table).map(({ symbol }) => symbol))]
}
