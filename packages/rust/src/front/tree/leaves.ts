import type { ArithmeticOperator, ComparisonOperator, FormatSpec } from '../../ir/program'
import type { Mark, Span } from '../source/span'

export type { ArithmeticOperator, ComparisonOperator, FormatCount, FormatSpec } from '../../ir/program'

/** A name without `r#`. Tuple fields are `0`, `1`, … */
export type Ident = {
  name: string
  span: Span
  /** Set for names from a macro. */
  mark?: Mark
}

export type Literal =
  /** Without a minus sign, which is a `Unary`. */
  | { kind: 'IntLit'; span: Span; value: bigint; suffix?: string }
  /** `value` is the nearest f64; `digits`, without `_` and suffix, allow direct rounding to f32. */
  | { kind: 'FloatLit'; span: Span; value: number; digits: string; suffix?: 'f32' | 'f64' }
  | { kind: 'BoolLit'; span: Span; value: boolean }
  | { kind: 'CharLit'; span: Span; value: string }
  /** The expansion that names in a format string belong to. */
  | { kind: 'StrLit'; span: Span; value: string; mark?: Mark }
  /** `b'a'`. */
  | { kind: 'ByteLit'; span: Span; value: number }
  /** `b"abc"`. */
  | { kind: 'ByteStrLit'; span: Span; value: number[] }

/** Prefix operators; `&` is a `Ref`. */
export type UnaryOperator = '-' | '!' | '*'
/** Binary operators; assignments and ranges are separate nodes. */
export type BinaryOperator = ArithmeticOperator | ComparisonOperator | '&&' | '||'

/** The form of fields: `{ a: T }`, `(T)`, or none. */
export type Shape = 'named' | 'tuple' | 'unit'

export type FormatPiece = { kind: 'Text'; text: string } | FormatPlaceholder

export type FormatPlaceholder = {
  kind: 'Placeholder'
  span: Span
  argument: number
  spec: FormatSpec
}

/** `#[derive(Clone, Copy)]` with the names in parentheses; doc comments are omitted. */
export type Attribute = {
  span: Span
  name: string
  args: Ident[]
  /** A false `cfg`, which removes the item. */
  isOff?: boolean
}

/** `pub`, or `pub(in a::b)` with its module. */
export type Visibility = { isPublic: boolean; within?: string[] }

export type ItemParts = Visibility & { span: Span; attributes: Attribute[] }

export type Import = {
  span: Span
  /** `a` for `use a::{self}`; for a glob, the path before the star. */
  path: Ident[]
  alias?: Ident
  isGlob: boolean
}
