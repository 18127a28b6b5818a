import type { Mark, Span } from '../source/span'

/** What a token is. A raw name (`r#type`) is an `ident`, `_` is a `keyword`. */
export type TokenKind =
  | 'ident'
  | 'keyword'
  | 'lifetime'
  | 'int'
  | 'float'
  | 'char'
  | 'str'
  | 'byte'
  | 'byteStr'
  | 'punct'
  | 'open'
  | 'close'
  | 'end'

/** A word, sign or literal of a text, and where it stands. */
export type Token = {
  readonly kind: TokenKind
  /** A name without `r#`, a label without its tick, the longest operator that begins here, else the source text. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** How many tokens it stands for: an operator is one token a sign, and the first of `>>=` is three wide. */
  readonly width: number
  /** The value of a literal. */
  readonly value: LiteralValue
  /** `u8` of `1u8`; the digits alone of a float. */
  readonly suffix: string
  readonly digits: string
  /** Of an opening delimiter the index of the closing one. */
  partner: number
  /** Of what a macro wrote: where it stands in the macro. `start` and `end` are those of the call. */
  readonly origin?: Span
  readonly mark?: Mark
  /** Of an invisible delimiter around what the variable of a macro stands for: what that was read as. */
  readonly group?: MacroFragment
}

/** A token as it is written. */
export function writtenToken({ kind, text }: Token): string {
  if (kind === 'lifetime') return `'${text}`
  return kind === 'ident' && KEYWORDS.has(text) ? `r#${text}` : text
}

/** An integer, a float, a text or char, or bytes; other tokens have none. */
export type LiteralValue = bigint | number | string | number[] | undefined

/** Words that are no names. */
export const KEYWORDS = new Set(
  (
    '_ as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move ' +
    'mut pub ref return self Self static struct super trait true type unsafe use where while ' +
    'abstract become box do final macro override priv try typeof unsized virtual yield'
  ).split(' '),
)

/** The operators of more than one sign. */
export const OPERATORS: ReadonlySet<string> = new Set(
  '<<= >>= ... ..= :: -> => == != <= >= && || += -= *= /= %= ^= &= |= << >> ..'.split(' '),
)

/** What a variable of a macro may stand for. */
export const MACRO_FRAGMENTS = [
  ...(['block', 'expr', 'expr_2021', 'ident', 'item', 'lifetime', 'literal', 'meta'] as const),
  ...(['pat', 'pat_param', 'path', 'stmt', 'tt', 'ty', 'vis'] as const),
]

export type MacroFragment = (typeof MACRO_FRAGMENTS)[number]

/** The offset behind a block comment, nested ones included; -1 where it does not end. */
export function blockCommentEnd(text: string, from: number): number {
  const mark = /\/\*|\*\//g
  mark.lastIndex = from
  let depth = 0
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return mark.lastIndex
  }
  return -1
}
