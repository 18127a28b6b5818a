import type { ItemMacros } from '../parser/cursor'
import type { Rule } from '../types/traitRule'

/** What runs programs, as far as the language has to know: it hands in a crate, and its programs have frames and states. */
export type Host = ItemMacros & {
  /** What is in scope inside of a frame besides what the file sees, with its path. */
  inFrames: Readonly<Record<string, readonly string[]>>
  /** What its traits mean for the types that the language itself has, by their names. */
  traits: Readonly<Record<string, HostTrait>>
  /** Options of macros by the names that they do not have here, with those that may be meant. */
  meantOptions: Readonly<Record<string, readonly string[]>>
}

type HostTrait = {
  rule: Rule
  /** Which types have it, for who uses it with one of a crate that has not. */
  help?: string
}
