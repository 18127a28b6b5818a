import type { CrateDeclarations } from './front/crate/readCrate'
import type { Host } from './front/declarations/host'
import { stdNatives } from './machine/std/std'
import { declarationsFor, type Declarations } from './program'

/** Declarations of std and a host's crate, with all natives of std. */
export function declarationsWith(host?: Host, crate?: CrateDeclarations): Declarations {
  return declarationsFor(stdNatives, host, crate)
}
