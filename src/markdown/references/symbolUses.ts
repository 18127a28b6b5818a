import { rustReferences } from './rustReferences'
import type { Known } from './rustReferences'

/** The documented symbols that a Rust program uses, each once, in the order in which they first appear. */
export function symbolsUsedIn(program: string, known: Known): string[] {
  return [...new Set(rustReferences(program, known).map(({ symbol }) => symbol))]
}
