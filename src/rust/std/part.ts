import type { Natives } from '../values/native'

/** A part of the standard library: Rust text of what it declares, and what of that is written in TypeScript, by key. */
export type StdPart = { declarations: string; natives: Natives }
