import type { CrateDeclarations, Declarations } from 'rust'
import { declarationsWith } from 'rust'
import { SUGGESTIONS } from './suggestions'
import { TURBO } from './turbo'

/** Everything that programs can name, with suggestions for errors. */
export function turboDeclarations(crate: CrateDeclarations): Declarations {
  return declarationsWith({ ...TURBO, ...SUGGESTIONS }, crate)
}
