/**
 * The waist of the compiler: a program as plain data, for given types only, in which everything is decided that the text
 * leaves open: who is called, what is copied, where a value lies, what a pattern asks. `lower` makes it of a checked program;
 * `machine` runs it and knows nothing else. Numbers name entries of the tables of the program.
 */
export type Program = {
  version: typeof VERSION
  /** What runs in each frame; missing where the text has none. */
  frame?: FunctionId
  functions: readonly Function[]
  callees: readonly Callee[]
  constants: readonly Constant[]
  shapes: readonly Shape[]
  /** What stands behind each `dyn` that a value becomes. */
  tables: readonly MethodTable[]
  /** The shapes of the states, in their order. */
  states: readonly ShapeId[]
  /** Two programs go on with each other's states if theirs is the same text; missing where a state holds more than data. */
  stateShape?: string
}

/** Goes up whenever a machine of before would misread a program. */
export const VERSION = 4

export type FunctionId = number
export type CalleeId = number
export type ConstantId = number
export type ShapeId = number
export type TableId = number
/** A variable of a call. Slot 0 holds what a closure has captured. */
export type Slot = number
/** A loop, block or function that a jump leaves; 0 is the function. */
export type Target = number

/** A stretch of a text: the UTF-16 offset where it begins, and the one behind its end. */
export type Span = { readonly start: number; readonly end: number }

/** Where in the text of the program something stands that may end it. What the standard library says stands nowhere. */
export type At = readonly [start: number, end: number]

type SignedName = 'i8' | 'i16' | 'i32' | 'i64' | 'i128' | 'isize'
type UnsignedName = 'u8' | 'u16' | 'u32' | 'u64' | 'u128' | 'usize'
export type IntegerName = SignedName | UnsignedName
export type FloatName = 'f32' | 'f64'

/** The types that have no parts. Text behind a reference (`str`) is one of them. */
export type ScalarName = IntegerName | FloatName | 'bool' | 'char' | 'str'

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>'
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>='

// Functions

/** A function or closure: its arguments are put into the slots of the parameters, then it runs. */
export type Function = {
  params: readonly Parameter[]
  /** How many slots a call needs. */
  size: number
  /** The steps that a call costs. */
  cost: number
  body: Expr
}

/** Where an argument or the item of a loop goes, and how it is taken apart if its pattern is more than a name. */
export type Parameter = { slot: Slot; pattern?: Scrutinized }

/** A pattern and the place that it looks at. */
type Scrutinized = { isPlain: boolean; pattern: Pattern }

/** The value of a `const`, run once. */
export type Constant = { size: number; value: Expr }

/** What is called, as a function of its arguments, `self` first. */
export type Callee =
  | { kind: 'function'; function: FunctionId }
  /** Written in TypeScript: what it is told of its types. */
  | NativeUse
  /** A method that no text spells out: of derives, of scalars, tuples, lists; the shapes are the arguments of the trait. */
  | { kind: 'structural'; trait: string; name: string; shapes: readonly ShapeId[] }
  /** The fields make a struct, or a variant with this discriminant. */
  | { kind: 'constructor'; discriminant?: number; isFieldless?: true }
  /** A method of the type behind `dyn`, by its key. */
  | { kind: 'dynamic'; key: string }
  | { kind: 'load'; state: ShapeId; initial: FunctionId }
  | { kind: 'save'; state: ShapeId }
  /** What is not supported ends the program when it is called. */
  | ({ kind: 'missing' } & RuntimeError)

/** A native, for given types. */
export type NativeUse = {
  kind: 'native'
  /** By what it goes in the table of natives. */
  key: string
  /** What the type parameters of the declaration stand for, `Self` among them. */
  generics: Readonly<Record<string, ShapeId>>
  args: readonly ShapeId[]
  result: ShapeId
  /** In a macro with options: the name of each argument as written, null for those of the head. */
  options?: readonly (string | null)[]
  /** In a drawing macro: the function that takes the head. */
  headedBy?: string
}

export type RuntimeError = { message: string; reason: 'unsupported' | 'budget'; at?: At }

/** The methods that a type has behind `dyn`, by name, and those of traits that share a name as `Trait::name`. */
export type MethodTable = Readonly<Record<string, Method>>

/** `reads` says that the value lies in a place, which the method does not want. */
export type Method = { callee: CalleeId; reads?: true }

// Shapes

/**
 * How the values of a type lie, and by which functions of the program they are cloned, compared, shown. `&mut` of a plain
 * one is a place: assigning puts another value there.
 */
export type Shape = { isPlain: boolean } & ShapeKind

type ShapeKind =
  | { kind: 'scalar'; name: ScalarName }
  /** `()` has no items. */
  | { kind: 'tuple'; items: readonly ShapeId[] }
  | { kind: 'array'; item: ShapeId; length: number }
  | { kind: 'slice'; item: ShapeId }
  | ({ kind: 'reference'; isMutable: boolean; target: ShapeId } & OwnMethods)
  | AdtShape
  /** What lies behind `dyn Trait`; of `dyn Fn()` a plain function. */
  | { kind: 'dyn' }
  /** Functions and closures, and what is never made. */
  | { kind: 'function' }

/** A struct or enum. Of one whose inside only natives know the form is `foreign`. */
export type AdtShape = {
  kind: 'adt'
  name: string
  form: 'struct' | 'enum' | 'foreign'
  /** Those of a type of the standard library, with their names; missing where the program declares the type. */
  args?: readonly ShapeId[]
  params?: readonly string[]
  /** A struct has one. Of a foreign one they do not matter. */
  variants: readonly VariantShape[]
  /** The variant that `#[default]` marks, if it is not the first. */
  fallback?: number
} & OwnMethods

/** One form of an enum, or the only one of a struct. */
export type VariantShape = {
  name: string
  discriminant: number
  style: 'unit' | 'tuple' | 'named'
  fields: readonly { name: string; shape: ShapeId }[]
}

/** What of a type is written as functions of the program. */
export type OwnMethods = {
  /** Methods of traits with a body in Rust: `Clone::clone`, and with another right side `PartialEq::eq:3`. */
  methods?: Readonly<Record<string, CalleeId>>
  /** What its `into_iter` gives. */
  iterated?: ShapeId
}

// Expressions

/** What gives a value, or jumps. */
export type Expr =
  | { op: 'unit' }
  | { op: 'value'; value: number | string | boolean }
  /** An integer of 64 or 128 bits. */
  | { op: 'wide'; value: string }
  /** A number that JSON does not know: `Infinity`. */
  | { op: 'float'; value: string }
  | { op: 'bytes'; value: readonly number[] }
  | { op: 'constant'; constant: ConstantId }
  /** A function as a value. */
  | { op: 'callee'; callee: CalleeId }
  // Places
  | { op: 'read'; place: Place }
  /** What is `Copy` and can be changed in place becomes a value of its own. */
  | { op: 'copy'; place: Place; shape: ShapeId; at?: At }
  /** `&mut`: a place where the shape is plain, else the compound. */
  | { op: 'borrow'; place: Place }
  | { op: 'clone'; value: Expr; shape: ShapeId }
  /** The place of a variable that a closure takes along: of this call, or of what it has captured itself. */
  | { op: 'placeOf'; slot: Slot }
  | { op: 'placeOfCapture'; key: number; isMoved: boolean }
  | { op: 'assign'; place: Place; value: Expr }
  /** `_ = value`. */
  | { op: 'discard'; value: Expr }
  /** `(a, b) = pair`: the value is kept in the slot, out of which the parts are assigned. */
  | { op: 'spread'; slot: Slot; value: Expr; parts: readonly Expr[] }
  | { op: 'update'; place: Place; operator: ArithmeticOperator; scalar: ScalarName; operand: Expr; at?: At }
  // Operators
  | { op: 'unary'; operator: '-' | '!'; scalar: ScalarName; operand: Expr; at?: At }
  | { op: 'binary'; operator: ArithmeticOperator; scalar: ScalarName; left: Expr; right: Expr; at?: At }
  /** Scalars, by the host's own operators. */
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
  // Calls
  /** A panic inside without a place is one of this call, where `at` is told. */
  | { op: 'call'; callee: CalleeId; args: readonly Expr[]; at?: At }
  | { op: 'callValue'; callee: Expr; args: readonly Expr[]; at?: At }
  /** An owner can be asked for what it has captured: item 0 of the function. */
  | { op: 'closure'; captures: readonly Expr[]; function: Function; isOwner?: true }
  /** A value becomes one behind `dyn`; out of an `Rc`, or with a place of its own, as its kind says. */
  /** `cells` says how deep in an `Rc` the cell of the value lies, `isPlain` whether it holds a plain value. */
  | { op: 'dyn'; value: Expr; table: TableId; holder: 'rc' | 'place' | 'none'; cells?: number; isPlain?: boolean }
  | { op: 'tryOption'; operand: Expr }
  | { op: 'tryResult'; operand: Expr; convert?: CalleeId }
  // Aggregates
  | { op: 'list'; items: readonly Expr[] }
  /** A list that is paid for. */
  | { op: 'array'; items: readonly Expr[] }
  | { op: 'repeat'; item: Expr; length: Expr; shape: ShapeId; at?: At }
  /** A variant with its fields in the order of the declaration. */
  | { op: 'variant'; discriminant: number; fields: readonly Expr[] }
  /** Fields in the order written, put where they lie; others are taken out of the base. */
  | {
      op: 'struct'
      discriminant?: number
      size: number
      fields: readonly { key: number; value: Expr }[]
      base?: { place: Place; taken: readonly { key: number; copied?: ShapeId }[] }
    }
  // Control
  | BlockExpr
  | { op: 'labelled'; target: Target; block: Expr }
  | { op: 'let'; slot: Slot; value: Expr }
  | { op: 'letPattern'; scrutinee: Scrutinee; pattern: Pattern; otherwise?: Expr }
  /** Whether a pattern fits, and its guard holds. */
  | { op: 'matches'; scrutinee: Scrutinee; pattern: Pattern; guard?: Expr }
  | { op: 'if'; condition: Expr; then: Expr; otherwise?: Expr }
  | { op: 'match'; scrutinee: Scrutinee; arms: readonly { pattern: Pattern; guard?: Expr; body: Expr }[] }
  | { op: 'loop'; round: Round }
  | { op: 'while'; condition: Expr; round: Round; at?: At }
  | { op: 'for'; iterable: Expr; shape: ShapeId; param: Parameter; round: Round }
  /** Over a range of integers that are host numbers, by counting. */
  | { op: 'count'; from: Expr; to: Expr; isInclusive: boolean; param: Parameter; round: Round }
  | { op: 'jump'; target: Target; value?: Expr }
  // Macros
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
  /** A declared macro, for which a step is paid. */
  | { op: 'draw'; callee: CalleeId; args: readonly Expr[]; at?: At }
  | ({ op: 'fail' } & RuntimeError)

/** Statements in their order, then the value. */
type BlockExpr = { op: 'block'; statements: readonly Expr[]; tail?: Expr }

/** The block of a loop, what its jumps aim at, and what each round costs. */
export type Round = { breakTo: Target; continueTo: Target; cost: number; body: Expr; at?: At }

/** What is run before patterns are tried, and kept in the slot that they look at. */
export type Scrutinee =
  | { slot: Slot; value: Expr; isPlain: boolean }
  /** A place that a pattern borrows: the slot holds the place itself. */
  | { slot: Slot; place: Place; borrows: boolean; isPlain: boolean }

/** A format string with its arguments: their places are looked at. */
export type Format = { pieces: readonly FormatPiece[]; args: readonly { value: Expr; shape: ShapeId }[]; at?: At }

export type FormatPiece = string | { argument: number; spec: FormatSpec }

/** What `{:…}` says. */
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

/** A number in the string, or the index of an argument that is a usize. */
export type FormatCount = { kind: 'Exact'; value: number } | { kind: 'Argument'; argument: number }

// Places

/** Where a value lies. A plain one can be replaced as a whole; what is in a compound is changed in place. */
export type Place =
  | { in: 'slot'; slot: Slot; isPlain: boolean }
  /** What a closure has moved into itself. */
  | { in: 'captured'; key: number; isPlain: boolean }
  /** What a closure borrows of the call around it. */
  | { in: 'outside'; key: number; isPlain: boolean }
  | { in: 'field'; owner: Place; key: number; isPlain: boolean }
  | { in: 'element'; owner: Place; index: Expr; isPlain: boolean; at?: At }
  /** `list[1..3]` and `text[1..3]`, with the shape of the range. */
  | { in: 'part' | 'text'; owner: Place; range: Expr; shape: ShapeId; at?: At }
  /** What a reference points at. */
  | { in: 'reference'; reference: Expr; behind: Behind }
  /** A value that lies nowhere: borrowed, it gets a place of its own. */
  | { in: 'temporary'; value: Expr; isPlain: boolean }

/** How a value lies behind a reference to it: in a place, as itself, or as a compound that is changed where it is. */
export type Behind = 'place' | 'value' | 'compound'

// Patterns

/** What a pattern asks of the place that it looks at, and what it takes out of it. */
export type Pattern =
  | { is: 'any' }
  | { is: 'bind'; slot: Slot; take: 'read' | 'borrow' | 'copy'; shape?: ShapeId; pattern?: Pattern }
  | { is: 'equal'; value: Expr; shape: ShapeId }
  | { is: 'range'; from?: Expr; to?: Expr; isInclusive: boolean }
  /** Looks through a reference or a box. */
  | { is: 'behind'; behind: Behind; pattern: Pattern }
  /** The discriminant, where it can be another one, and parts. */
  | {
      is: 'parts'
      discriminant?: number
      isFieldless?: true
      parts: readonly { key: number; isPlain: boolean; pattern: Pattern }[]
    }
  /** Items from the front and, where a rest is left, from the end. */
  | {
      is: 'slice'
      count: number
      hasRest: boolean
      isPlain: boolean
      items: readonly { index: number; fromEnd: boolean; pattern: Pattern }[]
      rest?: { slot: Slot; front: number; back: number; isOwned: boolean }
    }
  | { is: 'either'; patterns: readonly Pattern[] }
