/**
 * The syntax tree before name resolution. Every node has a span; the checker's tables are keyed by node. Parentheses
 * have no nodes.
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
  /** At least one; for `<T as Trait>::name`, the segments of `Trait`, then `name`. */
  segments: PathSegment[]
  /** Starts with `::`. */
  isGlobal: boolean
  /** `<T>::name` and `<T as Trait>::name`: the type, and how many segments belong to the trait. */
  qualifier?: { type: Type; traitLength: number }
}

export type PathSegment = { name: Ident; generics?: GenericArgs }

/** `<'a, T, 3, Item = U>`, or `(A, B) -> C` of a closure trait. */
export type GenericArgs = {
  span: Span
  lifetimes?: Ident[]
  args: GenericArg[]
  /** `Item = U`, or `Item: Bound` without `type`. */
  bindings: { name: Ident; type?: Type; bounds: Bound[] }[]
  /** `Fn(A, B) -> C`; inputs are in `args`. */
  closure?: { result?: Type }
}

/** A plain name is a type here, even if it turns out to be a constant. */
export type GenericArg = { kind: 'Type'; type: Type } | { kind: 'Const'; value: Expr }

export type Type =
  | { kind: 'PathType'; span: Span; path: Path }
  | { kind: 'RefType'; span: Span; lifetime?: Ident; isMut: boolean; target: Type }
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
  /** Invalid and already reported. */
  | { kind: 'ErrorType'; span: Span }

/** A bound; `?Sized` is relaxed, `for<'a>` declares lifetimes. */
export type Bound = { span: Span; path: Path; isRelaxed: boolean; lifetimes?: Ident[] }

export type Generics = {
  span: Span
  /** `'a`, before the other parameters. */
  lifetimes?: Ident[]
  /** `'a: 'b`. */
  outlives?: [Ident, Ident][]
  /** `T: 'a`. */
  typeOutlives?: [Ident, Ident][]
  params: GenericParam[]
  where: WherePredicate[]
}

export type GenericParam =
  | { kind: 'TypeParam'; span: Span; name: Ident; bounds: Bound[]; fallback?: Type }
  | { kind: 'ConstParam'; span: Span; name: Ident; type: Type; fallback?: Expr }

/** `for<'a> T::Item: Display + Clone`. */
export type WherePredicate = { span: Span; lifetimes?: Ident[]; type: Type; bounds: Bound[] }

export type Expr =
  | Literal
  | PathExpr
  | { kind: 'Unary'; span: Span; operator: UnaryOperator; operand: Expr }
  /** `&x`, `&mut x`. */
  | { kind: 'Ref'; span: Span; isMut: boolean; operand: Expr }
  | { kind: 'Binary'; span: Span; operator: BinaryOperator; operatorSpan: Span; left: Expr; right: Expr }
  /** The target may be a destructuring: `(a, _) = pair`. */
  | { kind: 'Assign'; span: Span; operatorSpan: Span; target: Expr; value: Expr }
  /** `a += b`, with the operator without `=`. */
  | { kind: 'CompoundAssign'; span: Span; operator: ArithmeticOperator; operatorSpan: Span; target: Expr; value: Expr }
  | { kind: 'Range'; span: Span; from?: Expr; to?: Expr; isInclusive: boolean }
  | { kind: 'Cast'; span: Span; operand: Expr; type: Type }
  | { kind: 'Call'; span: Span; callee: Expr; args: Expr[] }
  | { kind: 'MethodCall'; span: Span; receiver: Expr; name: Ident; generics?: GenericArgs; args: Expr[] }
  | { kind: 'Field'; span: Span; receiver: Expr; name: Ident }
  | { kind: 'Index'; span: Span; receiver: Expr; index: Expr }
  /** `x?`. */
  | { kind: 'Try'; span: Span; operand: Expr }
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
  /** The label without its apostrophe. */
  | { kind: 'Break'; span: Span; label?: Ident; value?: Expr }
  | { kind: 'Continue'; span: Span; label?: Ident }
  | { kind: 'Return'; span: Span; value?: Expr }
  | ClosureExpr
  | MacroExpr
  /** `_` as an assignment target. */
  | { kind: 'Underscore'; span: Span }
  /** Invalid and already reported. */
  | { kind: 'ErrorExpr'; span: Span }

export type ExprOf<Kind extends Expr['kind']> = Extract<Expr, { kind: Kind }>
export type PatternOf<Kind extends Pattern['kind']> = Extract<Pattern, { kind: Kind }>

export type PathExpr = { kind: 'PathExpr'; span: Span; path: Path }

/** `P { a: 1, b }`; the value of a shorthand is a path. */
export type FieldInit = { span: Span; name: Ident; value: Expr; isShorthand: boolean }

export type BlockExpr = { kind: 'Block'; span: Span; label?: Ident; block: Block }

export type IfExpr = { kind: 'If'; span: Span; condition: Condition; then: Block; otherwise?: BlockExpr | IfExpr }

export type Condition = Expr | LetCondition

export type LetCondition = { kind: 'LetCondition'; span: Span; pattern: Pattern; scrutinee: Expr }

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

/** Statements, and possibly a tail expression. Items are visible in the whole block. */
export type Block = { span: Span; statements: Statement[]; tail?: Expr }

export type Statement =
  | { kind: 'Let'; span: Span; pattern: Pattern; type?: Type; value?: Expr; otherwise?: Block }
  /** Only block-like expressions of type `()` lack a semicolon. */
  | { kind: 'ExprStatement'; span: Span; expr: Expr; hasSemicolon: boolean }
  | { kind: 'ItemStatement'; span: Span; item: Item }

export type MacroExpr =
  | FormatCall
  /** `write!(f, "…", …)` and `writeln!`. */
  | { kind: 'WriteCall'; span: Span; name: 'write' | 'writeln'; target: Expr; format: FormatArgs }
  /** `text` is the condition as rustc prints it. */
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
  /** `dbg!(a, b)`, with each argument as written. */
  | { kind: 'DbgCall'; span: Span; args: { value: Expr; text: string }[] }
  | DeclaredCall

/** A call of the program's own macro; nested ones are not counted. */
export type MacroCall = { span: Span; name: string }

/** A formatting macro. Only the panicking ones may lack text (`panic!()`). */
export type FormatCall = {
  kind: 'FormatCall'
  span: Span
  name: 'format' | 'print' | 'println' | 'eprint' | 'eprintln' | 'panic' | 'todo' | 'unimplemented' | 'unreachable'
  format?: FormatArgs
}

/**
 * Expanded by its arm: constructor arguments, then options in order. A formatted head is a `FormatCall`, inside a `Ref`
 * for `&format!(…)`.
 */
export type DeclaredCall = {
  kind: 'DeclaredCall'
  span: Span
  name: string
  /** The constructor: `named`, `animated_or`, `of`; undefined without a head. */
  builder?: string
  head: Expr[]
  options: CallOption[]
}

export type CallOption = { span: Span; name: Ident; value: Expr }

/** All indexes are valid, because mismatches were reported. */
export type FormatArgs = {
  span: Span
  template: Span
  pieces: FormatPiece[]
  /** As written, followed by captured variables. */
  args: FormatArg[]
}

/** `{name}` captures a variable: its value is a path inside the string. */
export type FormatArg = { value: Expr; name?: Ident; isCaptured: boolean }

export type Pattern =
  /** `_`. */
  | { kind: 'WildcardPattern'; span: Span }
  /** A plain name, which may also be a constant, unit struct or variant. */
  | BindingPattern
  | { kind: 'LiteralPattern'; span: Span; value: Expr }
  /** Bounds are literals, negated literals, or paths. */
  | { kind: 'RangePattern'; span: Span; from?: Expr; to?: Expr; isInclusive: boolean }
  | { kind: 'RefPattern'; span: Span; isMut: boolean; target: Pattern }
  | { kind: 'TuplePattern'; span: Span; items: Pattern[] }
  /** A path of several segments. */
  | { kind: 'PathPattern'; span: Span; path: Path }
  | { kind: 'TupleStructPattern'; span: Span; path: Path; items: Pattern[] }
  | { kind: 'StructPattern'; span: Span; path: Path; fields: FieldPattern[]; hasRest: boolean }
  | { kind: 'SlicePattern'; span: Span; items: Pattern[] }
  | { kind: 'OrPattern'; span: Span; alternatives: Pattern[] }
  /** `..` in a tuple or slice, or the subpattern of `rest @ ..`. */
  | { kind: 'RestPattern'; span: Span }
  /** Invalid and already reported. */
  | { kind: 'ErrorPattern'; span: Span }

export type BindingPattern = {
  kind: 'BindingPattern'
  span: Span
  name: Ident
  isRef: boolean
  isMut: boolean
  /** The pattern after `@`. */
  pattern?: Pattern
}

/** `a`, `ref mut a` and `a: pattern`; a shorthand is a binding. */
export type FieldPattern = { span: Span; name: Ident; pattern: Pattern; isShorthand: boolean }

export type Item =
  FnItem | StructItem | EnumItem | ImplItem | TraitItem | ConstItem | TypeItem | UseItem | ModItem | ProgramItem

/** The expansion of a host's item macro. */
type ProgramItem = StateItem | FrameItem

export type FnItem = ItemParts & {
  kind: 'Fn'
  name: Ident
  generics: Generics
  receiver?: Receiver
  params: Param[]
  result?: Type
  /** Absent in traits and natives. */
  body?: Block
  isConst: boolean
  /** `load` and `save` of a state, which have no body. */
  native?: 'load' | 'save'
}

export type Receiver = {
  span: Span
  lifetime?: Ident
  /** `self`, `&self`, `&mut self`; `self: T` keeps its type. */
  mode: 'value' | 'ref' | 'mut'
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

export type FieldItem = Visibility & { span: Span; name: Ident; type: Type }

export type EnumItem = ItemParts & { kind: 'Enum'; name: Ident; generics: Generics; variants: Variant[] }

export type Variant = {
  span: Span
  name: Ident
  shape: Shape
  fields: FieldItem[]
  discriminant?: Expr
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
  isStatic?: boolean
  items: AssociatedItem[]
}

export type AssociatedItem = FnItem | ConstItem | TypeItem

/** `const` and `static`; `const _` has the name `_`. Only traits and declarations omit the value. */
export type ConstItem = ItemParts & { kind: 'Const'; name: Ident; type: Type; value?: Expr; isStatic: boolean }

/** An alias or associated type; the latter may have bounds but no type. */
export type TypeItem = ItemParts & { kind: 'TypeAlias'; name: Ident; generics: Generics; bounds: Bound[]; type?: Type }

export type UseItem = ItemParts & { kind: 'Use'; imports: Import[] }

export type ModItem = ItemParts & { kind: 'Mod'; name: Ident; items: Item[] }

/**
 * Names the state's type. That type, types defined in place, their derives, and the impl of `default`, `load` and
 * `save` are items of their own.
 */
export type StateItem = ItemParts & { kind: 'State'; state: Ident; types: (StructItem | EnumItem)[]; impl: ImplItem }

/** The code of a frame: the content of a macro, or the whole text. */
export type FrameItem = ItemParts & { kind: 'Frame'; body: Block }

/** Items in textual order; lifted types follow their state. A frame body is a single `Frame`. */
export type Program = {
  items: Item[]
  isFrameBody: boolean
  text: string
  /** Calls of the program's own macros; the code that they produce has the call's span. */
  calls: readonly MacroCall[]
}
