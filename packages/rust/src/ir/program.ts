/**
 * The intermediate representation: plain data for concrete types, with calls, copies, places and patterns resolved.
 * `machine`, which depends on nothing else, runs it. Ids index the program's tables.
 */
export type Program = {
  version: typeof VERSION
  /** The function to run each frame; undefined if there is none. */
  frame?: FunctionId
  functions: readonly Function[]
  callees: readonly Callee[]
  constants: readonly Constant[]
  shapes: readonly Shape[]
  /** Method tables for trait objects. */
  tables: readonly MethodTable[]
  states: readonly ShapeId[]
  /** Programs with equal text can exchange states; undefined if a state holds more than data. */
  stateShape?: string
}

/** Increase it when older machines would misread a program. */
export const VERSION = 4

export type FunctionId = number
export type CalleeId = number
export type ConstantId = number
export type ShapeId = number
export type TableId = number
/** A variable of a call. Slot 0 holds a closure's captures. */
export type Slot = number
/** A target of jumps; 0 is the function. */
export type Target = number

/** UTF-16 offsets in a text, end exclusive. */
export type Span = { readonly start: number; readonly end: number }

/** Position for error messages; undefined for code of std. */
export type At = readonly [start: number, end: number]

type SignedName = 'i8' | 'i16' | 'i32' | 'i64' | 'i128' | 'isize'
type UnsignedName = 'u8' | 'u16' | 'u32' | 'u64' | 'u128' | 'usize'
export type IntegerName = SignedName | UnsignedName
export type FloatName = 'f32' | 'f64'

/** Types without parts, including `str`. */
export type ScalarName = IntegerName | FloatName | 'bool' | 'char' | 'str'

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>'
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>='

export type Function = {
  params: readonly Parameter[]
  size: number
  /** Steps charged per call. */
  cost: number
  body: Expr
}

/** The slot of an argument or loop item, with its pattern unless that is just a name. */
export type Parameter = { slot: Slot; pattern?: { isPlain: boolean; pattern: Pattern } }

/** A `const`, evaluated once. */
export type Constant = { size: number; value: Expr }

/** A function that can be called with arguments, `self` first. */
export type Callee =
  | { kind: 'function'; function: FunctionId }
  /** Implemented in TypeScript. */
  | NativeUse
  /** Derived from the type's structure, for derives, scalars, tuples and lists. Shapes are the trait's arguments. */
  | { kind: 'structural'; trait: string; name: string; shapes: readonly ShapeId[] }
  /** Builds a struct, or a variant with this discriminant. */
  | { kind: 'constructor'; discriminant?: number; isFieldless?: true }
  /** A trait object's method, by key. */
  | { kind: 'dynamic'; key: string }
  | { kind: 'load'; state: ShapeId; initial: FunctionId }
  | { kind: 'save'; state: ShapeId }
  /** Unsupported: ends the program when called. */
  | ({ kind: 'missing' } & RuntimeError)

export type NativeUse = {
  kind: 'native'
  key: string
  /** Type arguments by parameter name, including `Self`. */
  generics: Readonly<Record<string, ShapeId>>
  args: readonly ShapeId[]
  result: ShapeId
  /** Argument names in a macro with options; null for the positional head. */
  options?: readonly (string | null)[]
  /** The constructor in a drawing macro. */
  headedBy?: string
}

export type RuntimeError = { message: string; reason: 'unsupported' | 'budget'; at?: At }

/** Methods of a type behind `dyn`, by name, or by `Trait::name` if that is ambiguous. */
export type MethodTable = Readonly<Record<string, Method>>

/** `reads`: the receiver is a place, and the method takes its value. */
export type Method = { callee: CalleeId; reads?: true }

/**
 * Representation of a type, and its methods for cloning, comparing and formatting. `&mut` of a plain shape is a place,
 * so that assignment replaces the value.
 */
export type Shape = { isPlain: boolean } & ShapeKind

type ShapeKind =
  | { kind: 'scalar'; name: ScalarName }
  | { kind: 'tuple'; items: readonly ShapeId[] }
  | { kind: 'array'; item: ShapeId; length: number }
  | { kind: 'slice'; item: ShapeId }
  | ({ kind: 'reference'; isMutable: boolean; target: ShapeId } & OwnMethods)
  | AdtShape
  /** A `dyn Trait`; `dyn Fn()` is a plain function. */
  | { kind: 'dyn' }
  /** Functions, closures, and types without values. */
  | { kind: 'function' }

/** A struct or enum; `foreign` if only natives know its contents. */
export type AdtShape = {
  kind: 'adt'
  name: string
  form: 'struct' | 'enum' | 'foreign'
  /** Type arguments of a std type; undefined for the program's types. */
  args?: readonly ShapeId[]
  params?: readonly string[]
  /** A struct has exactly one. Irrelevant for foreign types. */
  variants: readonly VariantShape[]
  /** The `#[default]` variant, if it is not the first. */
  fallback?: number
} & OwnMethods

/** A variant of an enum, or the only one of a struct. */
export type VariantShape = {
  name: string
  discriminant: number
  style: 'unit' | 'tuple' | 'named'
  fields: readonly { name: string; shape: ShapeId }[]
}

export type OwnMethods = {
  /** Trait methods with a Rust body: `Clone::clone`, or `PartialEq::eq:3` with another right-hand side. */
  methods?: Readonly<Record<string, CalleeId>>
  /** The result of its `into_iter`. */
  iterated?: ShapeId
}

export type Expr =
  | { op: 'unit' }
  | { op: 'value'; value: number | string | boolean }
  /** A 64- or 128-bit integer. */
  | { op: 'wide'; value: string }
  /** A number without JSON form: `Infinity`. */
  | { op: 'float'; value: string }
  | { op: 'bytes'; value: readonly number[] }
  | { op: 'constant'; constant: ConstantId }
  /** A function as a value. */
  | { op: 'callee'; callee: CalleeId }
  | { op: 'read'; place: Place }
  | { op: 'copy'; place: Place; shape: ShapeId; at?: At }
  /** `&mut`: a place for plain shapes, otherwise the compound value itself. */
  | { op: 'borrow'; place: Place }
  | { op: 'clone'; value: Expr; shape: ShapeId }
  /** The place of a captured variable, of this call or of an enclosing closure. */
  | { op: 'placeOf'; slot: Slot }
  | { op: 'placeOfCapture'; key: number; isMoved: boolean }
  | { op: 'assign'; place: Place; value: Expr }
  /** `_ = value`. */
  | { op: 'discard'; value: Expr }
  /** `(a, b) = pair`: stores the value in the slot and assigns its parts from there. */
  | { op: 'spread'; slot: Slot; value: Expr; parts: readonly Expr[] }
  | { op: 'update'; place: Place; operator: ArithmeticOperator; scalar: ScalarName; operand: Expr; at?: At }
  | { op: 'unary'; operator: '-' | '!'; scalar: ScalarName; operand: Expr; at?: At }
  | { op: 'binary'; operator: ArithmeticOperator; scalar: ScalarName; left: Expr; right: Expr; at?: At }
  /** Compares scalars natively. */
  | { op: 'compare'; operator: ComparisonOperator; left: Expr; right: Expr }
  | {
      op: 'compareShapes'
      operator: ComparisonOperator
      shapes: readonly [ShapeId, ShapeId]
      left: Expr
      right: Expr
      at?: At
    }
  | { op: 'lazy'; operator: '&&' | '||'; left: Expr; right: Expr }
  | { op: 'cast'; from: ScalarName; to: ScalarName; operand: Expr }
  /** `at` is used for panics inside that have no position. */
  | { op: 'call'; callee: CalleeId; args: readonly Expr[]; at?: At }
  | { op: 'callValue'; callee: Expr; args: readonly Expr[]; at?: At }
  /** A closure that owns its captures exposes them as item 0 of the function. */
  | { op: 'closure'; captures: readonly Expr[]; function: Function; isOwner?: true }
  /**
   * Unsizes to `dyn`. `cells` is the depth of the value's cell in an `Rc`; `isPlain` is whether the cell's value is
   * plain.
   */
  | { op: 'dyn'; value: Expr; table: TableId; holder: 'rc' | 'place' | 'none'; cells?: number; isPlain?: boolean }
  | { op: 'tryOption'; operand: Expr }
  | { op: 'tryResult'; operand: Expr; convert?: CalleeId }
  | { op: 'list'; items: readonly Expr[] }
  /** A list whose size is charged to the budget. */
  | { op: 'array'; items: readonly Expr[] }
  | { op: 'repeat'; item: Expr; length: Expr; shape: ShapeId; at?: At }
  /** Fields in declaration order. */
  | { op: 'variant'; discriminant: number; fields: readonly Expr[] }
  /** Fields are evaluated in source order and stored in declaration order; the base provides missing ones. */
  | {
      op: 'struct'
      discriminant?: number
      size: number
      fields: readonly { key: number; value: Expr }[]
      base?: { place: Place; taken: readonly { key: number; copied?: ShapeId }[] }
    }
  | { op: 'block'; statements: readonly Expr[]; tail?: Expr }
  | { op: 'labelled'; target: Target; block: Expr }
  | { op: 'let'; slot: Slot; value: Expr }
  | { op: 'letPattern'; scrutinee: Scrutinee; pattern: Pattern; otherwise?: Expr }
  | { op: 'matches'; scrutinee: Scrutinee; pattern: Pattern; guard?: Expr }
  | { op: 'if'; condition: Expr; then: Expr; otherwise?: Expr }
  | { op: 'match'; scrutinee: Scrutinee; arms: readonly { pattern: Pattern; guard?: Expr; body: Expr }[] }
  | { op: 'loop'; round: Round }
  | { op: 'while'; condition: Expr; round: Round; at?: At }
  | { op: 'for'; iterable: Expr; shape: ShapeId; param: Parameter; round: Round }
  /** A loop over a range of small integers. */
  | { op: 'count'; from: Expr; to: Expr; isInclusive: boolean; param: Parameter; round: Round }
  | { op: 'jump'; target: Target; value?: Expr }
  | { op: 'format'; format: Format }
  | { op: 'print'; format?: Format; callee?: CalleeId }
  | { op: 'panic'; alone: string; before: string; format?: Format; at?: At }
  | { op: 'write'; format: Format; end: string; target: Expr; shape: ShapeId }
  | { op: 'assert'; condition: Expr; text: string; format?: Format; at?: At }
  | {
      op: 'assertPair'
      isEqual: boolean
      shapes: readonly [ShapeId, ShapeId]
      left: Expr
      right: Expr
      format?: Format
      at?: At
    }
  | { op: 'debug'; values: readonly { value: Expr; text: string; shape: ShapeId }[]; callee?: CalleeId }
  /** A declared macro; costs a step. */
  | { op: 'draw'; callee: CalleeId; args: readonly Expr[]; at?: At }
  | ({ op: 'fail' } & RuntimeError)

/** A loop body with its targets and cost per iteration. */
export type Round = { breakTo: Target; continueTo: Target; cost: number; body: Expr; at?: At }

/** A value to match, evaluated before the patterns and stored in the slot. */
export type Scrutinee =
  | { slot: Slot; value: Expr; isPlain: boolean }
  /** A place that a pattern borrows; the slot holds the place. */
  | { slot: Slot; place: Place; borrows: boolean; isPlain: boolean }

/** A format string; its arguments are places. */
export type Format = { pieces: readonly FormatPiece[]; args: readonly { value: Expr; shape: ShapeId }[]; at?: At }

export type FormatPiece = string | { argument: number; spec: FormatSpec }

/** `{:…}`. */
export type FormatSpec = {
  /** `''` is Display, `'?'` Debug. */
  trait: '' | '?' | 'x?' | 'X?' | 'x' | 'X' | 'b' | 'o' | 'e' | 'E' | 'p'
  fill: string
  align?: '<' | '^' | '>'
  /** `+`. */
  hasSign: boolean
  /** `#`. */
  isAlternate: boolean
  /** `0`. */
  padsWithZero: boolean
  width?: FormatCount
  precision?: FormatCount
}

export type FormatCount = { kind: 'Exact'; value: number } | { kind: 'Argument'; argument: number }

/** Plain values are replaced as a whole, compounds are modified in place. */
export type Place =
  | { in: 'slot'; slot: Slot; isPlain: boolean }
  /** Moved into a closure. */
  | { in: 'captured'; key: number; isPlain: boolean }
  /** Borrowed by a closure from its caller. */
  | { in: 'outside'; key: number; isPlain: boolean }
  | { in: 'field'; owner: Place; key: number; isPlain: boolean }
  | { in: 'element'; owner: Place; index: Expr; isPlain: boolean; at?: At }
  /** `list[1..3]` and `text[1..3]`, with the range's shape. */
  | { in: 'part' | 'text'; owner: Place; range: Expr; shape: ShapeId; at?: At }
  /** A pointee. */
  | { in: 'reference'; reference: Expr; behind: Behind }
  /** A temporary; borrowing it creates a place. */
  | { in: 'temporary'; value: Expr; isPlain: boolean }

/** How a reference represents its target: as a place, as the value itself, or as a shared compound. */
export type Behind = 'place' | 'value' | 'compound'

/** Tests a place and binds parts of it. */
export type Pattern =
  | { is: 'any' }
  | { is: 'bind'; slot: Slot; take: 'read' | 'borrow' | 'copy'; shape?: ShapeId; pattern?: Pattern }
  | { is: 'equal'; value: Expr; shape: ShapeId }
  | { is: 'range'; from?: Expr; to?: Expr; isInclusive: boolean }
  /** Looks through a reference or box. */
  | { is: 'behind'; behind: Behind; pattern: Pattern }
  /** The discriminant, if there are several variants, and the fields. */
  | {
      is: 'parts'
      discriminant?: number
      isFieldless?: true
      parts: readonly { key: number; isPlain: boolean; pattern: Pattern }[]
    }
  /** Items from the start and, with a rest pattern, from the end. */
  | {
      is: 'slice'
      count: number
      hasRest: boolean
      isPlain: boolean
      items: readonly { index: number; fromEnd: boolean; pattern: Pattern }[]
      rest?: { slot: Slot; front: number; back: number; isOwned: boolean }
    }
  | { is: 'either'; patterns: readonly Pattern[] }
