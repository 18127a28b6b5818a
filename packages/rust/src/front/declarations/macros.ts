import type { MacroFragment, Token } from '../tokens/token'
import type { MacroCall, Type } from '../tree/tree'

/** A macro that can be called; arms are tried in order. */
export type MacroDeclaration = { name: string; arms: readonly MacroArm[] }

export type MacroArm = {
  pattern: readonly MacroPart[]
  /** The constructor: `named` of `sprite::named`; undefined if the call starts with options. */
  builder?: string
  head: readonly MacroHead[]
  /** Options set by the arm: `.margins($margins)`. */
  options: readonly { name: string; variable: string }[]
}

/** A constructor argument: a pattern variable, or `format!` of several, possibly borrowed. */
export type MacroHead = { type?: Type } & (
  { kind: 'variable'; variable: string } | { kind: 'format'; isRef: boolean; variables: string[] }
)

export type MacroPart =
  /** An operator, word, literal or delimiter as written. */
  | { kind: 'token'; text: string }
  /** `$name:expr`. */
  | { kind: 'fragment'; variable: string; fragment: MacroFragment }
  /** `$( … ),*`. */
  | { kind: 'repeat'; parts: readonly MacroPart[]; separator?: string; operator: '*' | '+' | '?' }

/** A `macro_rules!` definition: arms as ranges of tokens. */
export type Rules = {
  name: string
  definedAt: number
  tokens: readonly Token[]
  arms: readonly RulesArm[]
}

/** A pattern, and its expansion as a token range without delimiters. */
export type RulesArm = { pattern: readonly MacroPart[]; from: number; to: number }

/** Macros of a program in textual order. */
export type OwnMacros = {
  scope: MacroScope | undefined
  /** Targets of `crate::name!`. */
  exported: Map<string, Rules>
  calls: MacroCall[]
  /** Number of tokens that all calls have consumed and produced. */
  work: number
}

type MacroScope = { rules: Rules; outer: MacroScope | undefined }

/** How the arguments of a std macro are parsed. */
export type StdMacroForm = 'formatted' | 'written' | 'asserted' | 'assertedPair' | 'vec' | 'matches' | 'dbg' | 'literal'

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

export const UNSUPPORTED_MACROS = new Set(
  (
    'thread_local include include_str include_bytes env option_env file module_path ' +
    'format_args addr_of addr_of_mut offset_of cfg_select is_x86_feature_detected'
  ).split(' '),
)
