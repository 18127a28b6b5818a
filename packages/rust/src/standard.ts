import type { CrateDeclarations } from './front/crate/readCrate'
import type { Host } from './front/declarations/host'
import { absentNames } from './front/std/absentNames'
import { laterDeclarations } from './front/std/laterStd'
import { commonDeclarations } from './front/std/std'
import { stdNatives } from './machine/std/std'
import { declarationsFor, type Declarations } from './program'

export function declarationsWith(host?: Host, crate?: CrateDeclarations): Declarations {
  const declarations = commonDeclarations + laterDeclarations
  return declarationsFor({ declarations, natives: stdNatives, absent: absentNames }, host, crate)
}
