import { replacement } from '../diagnostics/diagnostic'
import type { Diagnostic, Diagnostics } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type { Token } from '../tokens/token'
import type { EnumItem, Item, StructItem } from '../tree/tree'
import type { Rule } from '../types/type'
import type { MacroDeclaration, OwnMacros } from './macros'

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

/** Macros of a crate that stand for items, as procedural macros do. A text that calls one is a whole file. */
export type ItemMacros = {
  /** The name of the crate. */
  crate: string
  /** Each reads its call, from the delimiter on; the call begins at `start`. */
  itemMacros: Readonly<Record<string, (c: Cursor, start: number) => Item[]>>
  /** The one that holds the frame, and the one that declares the state. */
  frameMacro: string
  stateMacro: string
  /** The number that a word, a text or `#` with digits was meant as, and what to say then. */
  meantNumber?: (written: string) => { text: string; help: string } | undefined
  /** Names that other versions of the crate have. */
  absent: AbsentNames
  /** Macros that have the name of one of std where these are called, and what to write instead. */
  ambiguous: Readonly<Record<string, string>>
}

/** Where the parser stands in the tokens, and what holds at that place. */
export type Cursor = {
  readonly text: string
  tokens: readonly Token[]
  readonly diagnostics: Diagnostics
  readonly macros: ReadonlyMap<string, MacroDeclaration>
  /** What the host of the programs adds. */
  readonly host: ItemMacros | undefined
  at: number
  /** In the head of `if`, `while`, `match` and `for` a `{` begins the body, not a struct literal. */
  isHead: boolean
  /** Declarations leave out the bodies of what is written in TypeScript. */
  readonly isDeclaration: boolean
  /** Reads a body of declarations that was left for later, when somebody asks for it. */
  readonly readLater: <Read>(text: string, read: (c: Cursor) => Read) => Read
  /** Where types may be defined in place, they are collected here. */
  lifted: Lifted | undefined
  /** The macros that the program declares. */
  readonly own: OwnMacros
  /** How deep the calls of own macros stand whose expansion is being read. */
  expansion: { name: string; depth: number } | undefined
  /** Only the end of something is looked for: no macro is expanded. */
  isSkimming: boolean
  /** The depth of the place, and how deep the trees of the neighbours already read are. */
  depth: number
  height: number
}

/** Types that are defined in place, and the derives that each of them gets. */
type Lifted = { types: (StructItem | EnumItem)[]; derives: readonly string[] }

/** What to say of a name, and what stands in its place if that is one name. */
export type AbsentName = { help: string; text?: string }

/** Names that other versions of a crate have: paths and functions, macros with `!`, attributes with `#`. */
export type AbsentNames = Readonly<Record<string, AbsentName>>

/** What the host says of a name that it does not have here, which stands at the span. */
export function absentName(
  host: { absent: AbsentNames } | undefined,
  name: string,
  span: Span,
): Pick<Diagnostic, 'help' | 'fix'> | undefined {
  if (!host || !Object.hasOwn(host.absent, name)) return undefined
  const { help, text } = host.absent[name]!
  return { help, ...(text !== undefined && { fix: replacement(span, text) }) }
}
