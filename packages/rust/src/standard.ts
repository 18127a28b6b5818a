import type { CrateDeclarations } from './front/crate/readCrate'
import type { Host } from './front/declarations/host'
import { laterDeclarations } from './front/std/laterStd'
import { commonDeclarations } from './front/std/std'
import { stdNatives } from './machine/std/std'
import { declarationsFor, type Declarations } from './program'

export function declarationsWith(host?: Host, crate?: CrateDeclarations): Declarations {
  return declarationsFor({ declarations: commonDeclarations + laterDeclarations, natives: stdNatives }, host, crate)
}
