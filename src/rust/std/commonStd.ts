import { commonNatives } from './commonNatives'
import { commonDeclarations } from './declarations/common'
import type { StdPart } from './part'

/** What nearly every program needs of the standard library. */
export const commonStd: StdPart = { declarations: commonDeclarations, natives: commonNatives }
