import type { ArithmeticOperator, ComparisonOperator, FormatSpec } from '../../ir/program'
import type { Mark, Span } from '../source/span'

export type { ArithmeticOperator, ComparisonOperator, FormatCount, FormatSpec } from '../../ir/program'

/** A name where it stands; of a raw name (`r#type`) the part behind the mark. Fields of tuples are called `0`, `1`, … */
export type Ident = {
  name: string
  span: Span
  /** Of a name that a macro wrote. */
  mark?: Mark
}

/** A literal, with its value read. */
export type Literal =
  /** Without its minus, which is a `Unary`. */
  | { kind: 'IntLit'; span: Span; value: bigint; suffix?: string }
  /** `value` is the nearest f64; `digits` is the text without `_` and suffix, for rounding to f32 at once. */
  | { kind: 'FloatLit'; span: Span; value: number; digits: string; suffix?: 'f32' | 'f64' }
  | { kind: 'BoolLit'; span: Span; value: boolean }
  | { kind: 'CharLit'; span: Span; value: string }
  /** The names in a format string are of who wrote it. */
  | { kind: 'StrLit'; span: Span; value: string; mark?: Mark }
  /** `b'a'`. */
  | { kind: 'ByteLit'; span: Span; value: number }
  /** `b"abc"`. */
  | { kind: 'ByteStrLit'; span: Span; value: number[] }

/** What stands in front of an operand; `&` makes a `Ref` instead. */
export type UnaryOperator = '-' | '!' | '*'
/** What stands between two operands; assignments and ranges are nodes of their own. */
export type BinaryOperator = ArithmeticOperator | ComparisonOperator | '&&' | '||'

/** How the fields of a struct or variant are written: `{ a: T }`, `(T)`, or not at all. */
export type Shape = 'named' | 'tuple' | 'unit'

/** A format string is a row of these. */
export type FormatPiece = { kind: 'Text'; text: string } | FormatPlaceholder

/** One `{…}` of a format string. */
export type FormatPlaceholder = {
  kind: 'Placeholder'
  span: Span
  /** Index into the arguments. */
  argument: number
  spec: FormatSpec
}

/** `#[derive(Clone, Copy)]`: its name and the names in its parentheses. Doc comments are no attributes. */
export type Attribute = {
  span: Span
  name: string
  args: Ident[]
  /** Of a `cfg` that does not hold: what it stands before is left out. */
  isOff?: boolean
}

/** `pub`, and of `pub(in a::b)` the module inside of which it is meant. */
export type Visibility = { isPublic: boolean; within?: string[] }

/** What every item has. */
export type ItemParts = Visibility & { span: Span; attributes: Attribute[] }

/** One name that a `use` brings in. */
export type Import = {
  span: Span
  /** `use a::{self}` is the path `a`; of a glob the path before the star. */
  path: Ident[]
  alias?: Ident
  isGlob: boolean
}
