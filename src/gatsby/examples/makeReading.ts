import { usesIn } from '../../rust/front/uses/uses'
import type { Use } from '../../rust/front/uses/uses'
import { siteDeclarations } from './engineDeclarations'

/** Rust of which it is asked what it names: a program, or what can be read of one. */
export type ReadingOrder = { read: string }

/** What it uses of what is declared. */
export type MadeReading = { uses: readonly Use[] }

/** Finds out what a program uses. */
export function makeReading({ read }: ReadingOrder): MadeReading {
  return { uses: usesIn(read, siteDeclarations()) }
}
