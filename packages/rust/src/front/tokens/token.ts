import type { Mark, Span } from '../source/span'

/** A raw name (`r#type`) is an `ident`, `_` a `keyword`. */
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

export type Token = {
  readonly kind: TokenKind
  /** A name without `r#`, a label without its apostrophe, the longest operator, otherwise the source text. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Number of tokens: operators are one token per character, so the first one of `>>=` has width 3. */
  readonly width: number
  readonly value: LiteralValue
  /** `u8` of `1u8`; for a float, its digits. */
  readonly suffix: string
  readonly digits: string
  /** Index of the closing delimiter. */
  partner: number
  /** The position in the macro for its own tokens; `start` and `end` are those of the call. */
  readonly origin?: Span
  readonly mark?: Mark
  /** The fragment kind, for an invisible delimiter around a macro argument. */
  readonly group?: MacroFragment
}

export function writtenToken({ kind, text }: Token): string {
  if (kind === 'lifetime') return `'${text}`
  return kind === 'ident' && KEYWORDS.has(text) ? `r#${text}` : text
}

/** An integer, float, text, char or bytes. */
export type LiteralValue = bigint | number | string | number[] | undefined

export const KEYWORDS = new Set(
  (
    '_ as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move ' +
    'mut pub ref return self Self static struct super trait true type unsafe use where while ' +
    'abstract become box do final macro override priv try typeof unsized virtual yield'
  ).split(' '),
)

/** Operators of more than one character. */
export const OPERATORS: ReadonlySet<string> = new Set(
  '<<= >>= ... ..= :: -> => == != <= >= && || += -= *= /= %= ^= &= |= << >> ..'.split(' '),
)

export const MACRO_FRAGMENTS = [
  ...(['block', 'expr', 'expr_2021', 'ident', 'item', 'lifetime', 'literal', 'meta'] as const),
  ...(['pat', 'pat_param', 'path', 'stmt', 'tt', 'ty', 'vis'] as const),
]

export type MacroFragment = (typeof MACRO_FRAGMENTS)[number]

/** The offset after a nested block comment; -1 if it is not closed. */
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

export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
