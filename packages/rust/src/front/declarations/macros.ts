import type { MacroFragment, Token } from '../tokens/token'
import type { MacroCall, Type } from '../tree/tree'

/** A macro that a program can call, with its arms in the order in which they are tried. */
export type MacroDeclaration = { name: string; arms: readonly MacroArm[] }

/** What an arm takes, and which call it stands for. */
export type MacroArm = {
  pattern: readonly MacroPart[]
  /** The function that takes the head: `named` of `sprite::named`; missing where the call begins with the options. */
  builder?: string
  head: readonly MacroHead[]
  /** Options that the arm itself sets: `.margins($margins)`. */
  options: readonly { name: string; variable: string }[]
}

/** An argument of the builder: a variable of the pattern, or what `format!` makes of several, maybe with `&` before it. */
export type MacroHead = { /** What the builder takes. */ type?: Type } & (
  { kind: 'variable'; variable: string } | { kind: 'format'; isRef: boolean; variables: string[] }
)

/** A part of the pattern of an arm. */
export type MacroPart =
  /** A sign, a word, a literal or a delimiter, as it is written. */
  | { kind: 'token'; text: string }
  /** `$name:expr`. */
  | { kind: 'fragment'; variable: string; fragment: MacroFragment }
  /** `$( … ),*`. */
  | { kind: 'repeat'; parts: readonly MacroPart[]; separator?: string; operator: '*' | '+' | '?' }

/** What a `macro_rules!` says: its arms, and the tokens that they are stretches of. */
export type Rules = {
  name: string
  /** Where it is declared. */
  definedAt: number
  tokens: readonly Token[]
  arms: readonly RulesArm[]
}

/** What an arm takes, and the stretch of tokens that it stands for, without the delimiter around it. */
export type RulesArm = { pattern: readonly MacroPart[]; from: number; to: number }

/** The macros of a program, as its text declares them one after the other. */
export type OwnMacros = {
  /** The last one that can be called, and those before it. */
  scope: MacroScope | undefined
  /** Those that `crate::name!` calls. */
  exported: Map<string, Rules>
  /** The outermost calls, with the names of their macros. */
  calls: MacroCall[]
  /** How many tokens all calls took and stood for. */
  work: number
}

type MacroScope = { rules: Rules; outer: MacroScope | undefined }

/** How a macro of std is read. */
export type StdMacroForm = 'formatted' | 'written' | 'asserted' | 'assertedPair' | 'vec' | 'matches' | 'dbg' | 'literal'

/** The macros of std that programs can call, with the form of their arguments. */
export const STD_MACROS: ReadonlyMap<string, StdMacroForm> = new Map(
  Object.entries({
    formatted: 'format print println eprint eprintln panic todo unimplemented unreachable',
    written: 'write writeln',
    asserted: 'assert debug_assert',
    assertedPair: 'assert_eq assert_ne debug_assert_eq debug_assert_ne',
    vec: 'vec',
    matches: 'matches',
    dbg: 'dbg',
    literal: 'stringify concat line column compile_error',
  } satisfies Record<StdMacroForm, string>).flatMap(([form, names]) =>
    names.split(' ').map((name): [string, StdMacroForm] => [name, form as StdMacroForm]),
  ),
)

/** Macros of std that the pages cannot run. */
export const UNSUPPORTED_MACROS = new Set(
  (
    'thread_local include include_str include_bytes env option_env file module_path ' +
    'format_args addr_of addr_of_mut debug_assert_matches assert_matches try'
  ).split(' '),
)
