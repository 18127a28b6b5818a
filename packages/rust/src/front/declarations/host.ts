import { replacement, type Diagnostic, type Diagnostics } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type { Token } from '../tokens/token'
import type { EnumItem, Item, StructItem } from '../tree/tree'
import type { Rule } from '../types/type'
import type { MacroDeclaration, OwnMacros } from './macros'

/** The embedder of the language, which provides a crate, frames and states. */
export type Host = ItemMacros & {
  /** Additional names in scope inside frames, with their paths. */
  inFrames: Readonly<Record<string, readonly string[]>>
  /** Rules of the host's traits for built-in types; `help` names the types that implement it. */
  traits: Readonly<Record<string, { rule: Rule; help?: string }>>
  /** Option names from elsewhere, with the options that they probably mean. */
  meantOptions?: Readonly<Record<string, readonly string[]>>
}

/** Macros that expand to items, like procedural macros. A text that calls one is a whole file. */
export type ItemMacros = {
  crate: string
  /** Parses a call from its delimiter; the call starts at `start`. */
  itemMacros: Readonly<Record<string, (c: Cursor, start: number) => Item[]>>
  frameMacro: string
  stateMacro: string
  /** The number that a word, a string or `#` with digits stands for, and the help text. */
  meantNumber?: (written: string) => { text: string; help: string } | undefined
  /** Names of other versions of the crate. */
  absent?: AbsentNames
  /** Macros that shadow std macros, and what to write instead. */
  ambiguous: Readonly<Record<string, string>>
}

export type Cursor = {
  readonly text: string
  tokens: readonly Token[]
  readonly diagnostics: Diagnostics
  readonly macros: ReadonlyMap<string, MacroDeclaration>
  readonly host: ItemMacros | undefined
  at: number
  /** In the head of `if`, `while`, `match` and `for`, `{` starts the body, not a struct literal. */
  isHead: boolean
  readonly isDeclaration: boolean
  /** Parses a deferred body on demand. */
  readonly readLater: <Read>(text: string, read: (c: Cursor) => Read) => Read
  /** Collects types that are defined in place, where allowed. */
  lifted: { types: (StructItem | EnumItem)[]; derives: readonly string[] } | undefined
  readonly own: OwnMacros
  /** Nesting of the macro calls that are being expanded. */
  expansion: { name: string; depth: number } | undefined
  /** Whether the parser only looks for the end and expands no macros. */
  isSkimming: boolean
  /** Nesting depth here, and of the trees that were already read. */
  depth: number
  height: number
}

/** Help for a name, and its replacement if that is a single name. */
export type AbsentName = { help: string; text?: string }

/** Names of other versions of a crate: paths and functions, macros with `!`, attributes with `#`. */
export type AbsentNames = Readonly<Record<string, AbsentName>>

export function absentName(
  host: { absent?: AbsentNames } | undefined,
  name: string,
  span: Span,
): Pick<Diagnostic, 'help' | 'fix'> | undefined {
  if (!host?.absent || !Object.hasOwn(host.absent, name)) return undefined
  const { help, text } = host.absent[name]!
  return { help, ...(text !== undefined && { fix: replacement(span, text) }) }
}
