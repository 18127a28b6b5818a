import type { Type } from '../tree/tree'

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
  /** `,` `;` `=` or a word. */
  | { kind: 'token'; text: string }
  /** `$name:expr`. */
  | { kind: 'fragment'; variable: string; fragment: MacroFragment }
  /** `$( … ),*`. */
  | { kind: 'repeat'; parts: readonly MacroPart[]; separator?: string; operator: '*' | '+' | '?' }

/** What a variable of a macro stands for: an expression, a literal, a name, or any one token. */
export type MacroFragment = 'expr' | 'literal' | 'ident' | 'tt'
