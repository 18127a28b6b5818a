/**
 * The tree of a program: what its text says, before any name or type is known. Every node has the span of its text; the
 * tables of the checker go by the identity of a node. Parentheses around expressions, types and patterns leave no node.
 */
import type { Span } from '../source/span'
import type { ArithmeticOperator } from '../../ir/program'
import type {
  BinaryOperator,
  FormatPiece,
  Ident,
  Import,
  ItemParts,
  Literal,
  Shape,
  UnaryOperator,
  Visibility,
} from './leaves'

export type * from './leaves'

/** `Vec::<i32>::new`, `self`, `Self::Item`, `<T as Default>::default`. */
export type Path = {
  span: Span
  /** At least one; of `<T as Trait>::name` the segments of `Trait` and then `name`. */
  segments: PathSegment[]
  /** It begins with `::`. */
  isGlobal: boolean
  /** `<T>::name` and `<T as Trait>::name`: the type, and how many of the segments belong to the trait. */
  qualifier?: { type: Type; traitLength: number }
}

export type PathSegment = { name: Ident; generics?: GenericArgs }

/** `<'a, T, 3, Item = U>`, or of a closure trait `(A, B) -> C`. */
export type GenericArgs = {
  span: Span
  lifetimes?: Ident[]
  args: GenericArg[]
  /** `Item = U`, `Item: Bound` (then `type` is missing). */
  bindings: { name: Ident; type?: Type; bounds: Bound[] }[]
  /** `Fn(A, B) -> C`: its inputs are `args`. */
  closure?: { result?: Type }
}

/** A type, or the value of a const parameter. A lone name is a type here, even if it names a const. */
export type GenericArg = { kind: 'Type'; type: Type } | { kind: 'Const'; value: Expr }

// Types

export type Type =
  | { kind: 'PathType'; span: Span; path: Path }
  | { kind: 'RefType'; span: Span; lifetime?: Ident; isMut: boolean; target: Type }
  /** `()` has no items. */
  | { kind: 'TupleType'; span: Span; items: Type[] }
  | { kind: 'ArrayType'; span: Span; item: Type; length: Expr }
  | { kind: 'SliceType'; span: Span; item: Type }
  /** `for<'a> fn(A) -> B`. */
  | { kind: 'FnType'; span: Span; lifetimes?: Ident[]; params: Type[]; result?: Type }
  /** `impl A + 'a`. */
  | { kind: 'ImplType'; span: Span; bounds: Bound[]; lifetimes?: Ident[] }
  | { kind: 'DynType'; span: Span; bounds: Bound[]; lifetimes?: Ident[] }
  | { kind: 'NeverType'; span: Span }
  /** `_`. */
  | { kind: 'InferType'; span: Span }
  /** Something that could not be read and is told already. */
  | { kind: 'ErrorType'; span: Span }

/** A trait that a type must have; `?Sized` is relaxed, `for<'a>` brings lifetimes of its own. */
export type Bound = { span: Span; path: Path; isRelaxed: boolean; lifetimes?: Ident[] }

export type Generics = {
  span: Span
  /** `'a`, in front of the other parameters. */
  lifetimes?: Ident[]
  /** `'a: 'b`: the first lives at least as long as the second. */
  outlives?: [Ident, Ident][]
  /** `T: 'a`: what the type parameter stands for is good as long as the lifetime. */
  lasting?: [Ident, Ident][]
  params: GenericParam[]
  where: WherePredicate[]
}

export type GenericParam =
  | { kind: 'TypeParam'; span: Span; name: Ident; bounds: Bound[]; fallback?: Type }
  | { kind: 'ConstParam'; span: Span; name: Ident; type: Type; fallback?: Expr }

/** `for<'a> T::Item: Display + Clone`. */
export type WherePredicate = { span: Span; lifetimes?: Ident[]; type: Type; bounds: Bound[] }

// Expressions

/** Everything that has a value, or jumps. */
export type Expr =
  | Literal
  | PathExpr
  | { kind: 'Unary'; span: Span; operator: UnaryOperator; operand: Expr }
  /** `&x`, `&mut x`. */
  | { kind: 'Ref'; span: Span; isMut: boolean; operand: Expr }
  | { kind: 'Binary'; span: Span; operator: BinaryOperator; operatorSpan: Span; left: Expr; right: Expr }
  /** The target may be a pattern of places: `(a, _) = pair`. */
  | { kind: 'Assign'; span: Span; operatorSpan: Span; target: Expr; value: Expr }
  /** `a += b`; the operator without its `=`. */
  | { kind: 'CompoundAssign'; span: Span; operator: ArithmeticOperator; operatorSpan: Span; target: Expr; value: Expr }
  | { kind: 'Range'; span: Span; from?: Expr; to?: Expr; isInclusive: boolean }
  | { kind: 'Cast'; span: Span; operand: Expr; type: Type }
  | { kind: 'Call'; span: Span; callee: Expr; args: Expr[] }
  | { kind: 'MethodCall'; span: Span; receiver: Expr; name: Ident; generics?: GenericArgs; args: Expr[] }
  | { kind: 'Field'; span: Span; receiver: Expr; name: Ident }
  | { kind: 'Index'; span: Span; receiver: Expr; index: Expr }
  /** `x?`. */
  | { kind: 'Try'; span: Span; operand: Expr }
  /** `()` has no items. */
  | { kind: 'Tuple'; span: Span; items: Expr[] }
  | { kind: 'Array'; span: Span; items: Expr[] }
  /** `[x; n]`. */
  | { kind: 'Repeat'; span: Span; item: Expr; length: Expr }
  | { kind: 'Struct'; span: Span; path: Path; fields: FieldInit[]; base?: Expr }
  | BlockExpr
  | IfExpr
  | { kind: 'Match'; span: Span; scrutinee: Expr; arms: MatchArm[] }
  | { kind: 'Loop'; span: Span; label?: Ident; body: Block }
  | { kind: 'While'; span: Span; label?: Ident; condition: Condition; body: Block }
  | { kind: 'For'; span: Span; label?: Ident; pattern: Pattern; iterable: Expr; body: Block }
  /** The label is named without its tick. */
  | { kind: 'Break'; span: Span; label?: Ident; value?: Expr }
  | { kind: 'Continue'; span: Span; label?: Ident }
  | { kind: 'Return'; span: Span; value?: Expr }
  | ClosureExpr
  | MacroExpr
  /** `_` as the target of an assignment. */
  | { kind: 'Underscore'; span: Span }
  /** Something that could not be read and is told already. */
  | { kind: 'ErrorExpr'; span: Span }

/** The expressions, and the patterns, of one kind. */
export type ExprOf<Kind extends Expr['kind']> = Extract<Expr, { kind: Kind }>
export type PatternOf<Kind extends Pattern['kind']> = Extract<Pattern, { kind: Kind }>

export type PathExpr = { kind: 'PathExpr'; span: Span; path: Path }

/** `P { a: 1, b }`: a field without a value is its own name as a path. */
export type FieldInit = { span: Span; name: Ident; value: Expr; isShorthand: boolean }

export type BlockExpr = { kind: 'Block'; span: Span; label?: Ident; block: Block }

export type IfExpr = { kind: 'If'; span: Span; condition: Condition; then: Block; otherwise?: BlockExpr | IfExpr }

/** What `if` and `while` ask: an expression, or whether a pattern fits. */
export type Condition = Expr | LetCondition

export type LetCondition = { kind: 'LetCondition'; span: Span; pattern: Pattern; scrutinee: Expr }

/** The guard of `matches!` and of an arm is an expression. */
export type MatchArm = { span: Span; pattern: Pattern; guard?: Expr; body: Expr }

export type ClosureExpr = {
  kind: 'Closure'
  span: Span
  isMove: boolean
  params: ClosureParam[]
  result?: Type
  body: Expr
}

export type ClosureParam = { span: Span; pattern: Pattern; type?: Type }

/** Statements, and the value of the block if the last one has no semicolon. Items are visible in the whole block. */
export type Block = { span: Span; statements: Statement[]; tail?: Expr }

export type Statement =
  | { kind: 'Let'; span: Span; pattern: Pattern; type?: Type; value?: Expr; otherwise?: Block }
  /** Without a semicolon only an expression that ends with its block: it must be `()`. */
  | { kind: 'ExprStatement'; span: Span; expr: Expr; hasSemicolon: boolean }
  | { kind: 'ItemStatement'; span: Span; item: Item }

export type MacroExpr =
  | FormatCall
  /** `write!(f, "…", …)` and `writeln!`. */
  | { kind: 'WriteCall'; span: Span; name: 'write' | 'writeln'; target: Expr; format: FormatArgs }
  /** `text` is the condition as rustc prints it in the panic. */
  | {
      kind: 'AssertCall'
      span: Span
      name: 'assert' | 'debug_assert'
      condition: Expr
      text: string
      message?: FormatArgs
    }
  | { kind: 'AssertPairCall'; span: Span; isEqual: boolean; left: Expr; right: Expr; message?: FormatArgs }
  /** `vec![a, b]`. */
  | { kind: 'VecList'; span: Span; items: Expr[] }
  /** `vec![x; n]`. */
  | { kind: 'VecRepeat'; span: Span; item: Expr; length: Expr }
  | { kind: 'MatchesCall'; span: Span; scrutinee: Expr; pattern: Pattern; guard?: Expr }
  /** `dbg!(a, b)`; `text` is each argument as it is written. */
  | { kind: 'DbgCall'; span: Span; args: { value: Expr; text: string }[] }
  | DeclaredCall

/** The call of a macro that the program declares; calls in what it stands for are not counted. */
export type MacroCall = { span: Span; name: string }

/** A macro that takes a format string. Only the four that panic may have none (`panic!()`). */
export type FormatCall = {
  kind: 'FormatCall'
  span: Span
  name: 'format' | 'print' | 'println' | 'eprint' | 'eprintln' | 'panic' | 'todo' | 'unimplemented' | 'unreachable'
  format?: FormatArgs
}

/**
 * A declared macro, expanded as its arm says: the arguments of its builder, then its options in the order
 * written. A formatted head is a `FormatCall` of `format`, behind a `Ref` where the arm writes `&format!(…)`.
 */
export type DeclaredCall = {
  kind: 'DeclaredCall'
  span: Span
  /** Without the `!`. */
  name: string
  /** The function that takes the head: `named`, `animated_or`, `of`; missing where there is no head. */
  builder?: string
  head: Expr[]
  options: CallOption[]
}

export type CallOption = { span: Span; name: Ident; value: Expr }

/** A format string with its arguments. Every index is valid: what has too few or too many arguments is told already. */
export type FormatArgs = {
  span: Span
  /** The span of the string literal. */
  template: Span
  pieces: FormatPiece[]
  /** As written; behind them the captured variables, each once. */
  args: FormatArg[]
}

/** `{name}` captures a variable: its value is a path that stands inside the string. */
export type FormatArg = { value: Expr; name?: Ident; isCaptured: boolean }

export type Pattern =
  /** `_`. */
  | { kind: 'WildcardPattern'; span: Span }
  /** A lone name without `ref`, `mut` and `@` may also name a const, a unit struct or a variant. */
  | BindingPattern
  /** A literal, or the minus of one. */
  | { kind: 'LiteralPattern'; span: Span; value: Expr }
  /** Ends are literals, their minus, or paths. */
  | { kind: 'RangePattern'; span: Span; from?: Expr; to?: Expr; isInclusive: boolean }
  | { kind: 'RefPattern'; span: Span; isMut: boolean; target: Pattern }
  | { kind: 'TuplePattern'; span: Span; items: Pattern[] }
  /** A path of more than one segment. */
  | { kind: 'PathPattern'; span: Span; path: Path }
  | { kind: 'TupleStructPattern'; span: Span; path: Path; items: Pattern[] }
  | { kind: 'StructPattern'; span: Span; path: Path; fields: FieldPattern[]; hasRest: boolean }
  | { kind: 'SlicePattern'; span: Span; items: Pattern[] }
  | { kind: 'OrPattern'; span: Span; alternatives: Pattern[] }
  /** `..` among the items of a tuple or slice, at most once; in slices also `rest @ ..`, then it is the sub-pattern. */
  | { kind: 'RestPattern'; span: Span }
  /** Something that could not be read and is told already. */
  | { kind: 'ErrorPattern'; span: Span }

export type BindingPattern = {
  kind: 'BindingPattern'
  span: Span
  name: Ident
  isRef: boolean
  isMut: boolean
  /** What stands behind `@`. */
  pattern?: Pattern
}

/** `a`, `ref mut a` and `a: pattern`; a shorthand holds its binding. */
export type FieldPattern = { span: Span; name: Ident; pattern: Pattern; isShorthand: boolean }

// Items

export type Item =
  FnItem | StructItem | EnumItem | ImplItem | TraitItem | ConstItem | TypeItem | UseItem | ModItem | ProgramItem

/** What a macro of the host stands for. */
type ProgramItem = StateItem | FrameItem

export type FnItem = ItemParts & {
  kind: 'Fn'
  name: Ident
  generics: Generics
  receiver?: Receiver
  params: Param[]
  result?: Type
  /** Missing in traits, and in declarations of what is written in TypeScript. */
  body?: Block
  isConst: boolean
  /** `load` and `save` of a state, which have no body. */
  native?: 'load' | 'save'
}

export type Receiver = {
  span: Span
  lifetime?: Ident
  /** `self`, `&self`, `&mut self`; of `self: T` the type is kept. */
  mode: 'value' | 'ref' | 'mut'
  /** `mut self`. */
  isMut: boolean
  type?: Type
}

export type Param = { span: Span; pattern: Pattern; type: Type }

export type StructItem = ItemParts & {
  kind: 'Struct'
  name: Ident
  generics: Generics
  shape: Shape
  fields: FieldItem[]
}

/** Fields of tuples are called `0`, `1`, … */
export type FieldItem = Visibility & { span: Span; name: Ident; type: Type }

export type EnumItem = ItemParts & { kind: 'Enum'; name: Ident; generics: Generics; variants: Variant[] }

export type Variant = {
  span: Span
  name: Ident
  shape: Shape
  fields: FieldItem[]
  discriminant?: Expr
  /** `#[default]`. */
  isDefault: boolean
}

export type ImplItem = ItemParts & {
  kind: 'Impl'
  generics: Generics
  trait?: Path
  type: Type
  items: AssociatedItem[]
}

export type TraitItem = ItemParts & {
  kind: 'Trait'
  name: Ident
  generics: Generics
  supertraits: Bound[]
  /** `trait Name: 'static`. */
  isLasting?: boolean
  items: AssociatedItem[]
}

export type AssociatedItem = FnItem | ConstItem | TypeItem

/** `const` and `static`; `const _` is called `_`. Without a value only in traits and declarations. */
export type ConstItem = ItemParts & { kind: 'Const'; name: Ident; type: Type; value?: Expr; isStatic: boolean }

/** An alias, or an associated type; then bounds may be there and the type missing. */
export type TypeItem = ItemParts & { kind: 'TypeAlias'; name: Ident; generics: Generics; bounds: Bound[]; type?: Type }

/** `use a::{b, c as d, e::*}`, one import per name. */
export type UseItem = ItemParts & { kind: 'Use'; imports: Import[] }

export type ModItem = ItemParts & { kind: 'Mod'; name: Ident; items: Item[] }

/**
 * Tells which type is the state. It stands as an item of its own, with the types defined in place, the derives that they get,
 * and the impl with `default`, `load` and `save`: nothing of them has to be made up later.
 */
export type StateItem = ItemParts & { kind: 'State'; state: Ident; types: (StructItem | EnumItem)[]; impl: ImplItem }

/** What runs in each frame: what a macro holds, or the whole text of a frame body. */
export type FrameItem = ItemParts & { kind: 'Frame'; body: Block }

/**
 * A program: items in the order of the text that the spans are of, lifted ones behind their state. Of a text that is the
 * body of one frame the only item is a `Frame`.
 */
export type Program = {
  items: Item[]
  isFrameBody: boolean
  text: string
  /** The calls of its own macros: what these wrote has the span of the call. */
  calls: readonly MacroCall[]
}
