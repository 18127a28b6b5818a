import { declarationsWith, type CrateDeclarations, type Declarations } from 'rust'
import { SUGGESTIONS } from './suggestions'
import { TURBO } from './turbo'

export function turboDeclarations(crate: CrateDeclarations): Declarations {
  return declarationsWith({ ...TURBO, ...SUGGESTIONS }, crate)
}
