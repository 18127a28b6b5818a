import type { Span } from '../source/span'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { ClosureExpr, Expr, Path, Pattern, Program } from '../tree/tree'
import type { Adt, Constant, FunctionItem, ImplItem, Param, Type } from '../types/type'

/**
 * Results of type checking: the tree is unchanged, tables by node hold the rest. Names follow rustc's `TypeckResults`.
 *
 * Generic code is checked once. Lowering instantiates a body per list of type arguments: it substitutes them
 * (`substitute`) in every type and callee, and resolves trait methods by `implementationOf`.
 */
export type Checked = {
  tree: Program
  diagnostics: readonly Diagnostic[]
  /** The frame as a function without parameters, returning `()`. */
  frame?: FunctionItem
  states: readonly Adt[]
  /** Types of all expressions and patterns after fallback, before adjustments. */
  types: ReadonlyMap<Expr | Pattern, Type>
  adjustments: ReadonlyMap<Expr, readonly Adjustment[]>
  /** What path expressions, heads of struct literals, and patterns of constants and variants refer to. */
  paths: ReadonlyMap<Expr | Pattern, Resolution>
  /**
   * Functions behind method calls, overloaded operators and indexing, and the error conversion of `?`; built-in
   * operators have none. Operands are passed without borrowing: `a == b` passes places, `a + b` values.
   */
  callees: ReadonlyMap<Expr, Callee>
  loops: ReadonlyMap<Expr, Loop>
  /** The variable of a binding pattern; alternatives of `|` share one. */
  locals: ReadonlyMap<Pattern, Local>
  /** The `self` variable of a method. */
  selves: ReadonlyMap<FunctionItem, Local>
  /** How many references a pattern looks through: 2 for `Some(x)` against `&&Option<T>`. */
  peeled: ReadonlyMap<Pattern, number>
  closures: ReadonlyMap<ClosureExpr, ClosureFacts>
  /** Declared types of options, by the node of the value; `impl As<i32>` is `i32` with `isConverted`. */
  options: ReadonlyMap<Expr, { type: Type; isConverted: boolean }>
  namedTypes: ReadonlyMap<Path, Adt>
  functions: readonly FunctionItem[]
  /**
   * Resolves a callee for concrete types; others are returned unchanged. Required for every callee, because bodies in
   * std are checked on first use.
   */
  implementationOf: (callee: Callee) => Target
  constantOf: (constant: Constant, args: readonly Type[]) => { constant: Constant; args: readonly Type[] } | undefined
  /** Substitutes `param`, and resolves `impl Trait` and associated types. */
  substitute: (type: Type, params: readonly Param[], args: readonly Type[]) => Type
  isCopy: (type: Type) => boolean
  implOf: (trait: string, type: Type, others?: readonly Type[]) => ImplItem | undefined
  /** Whether an impl that may apply to the type contains the method, regardless of bounds. */
  isWritten: (trait: string, method: string, type: Type) => boolean
}

/** A function with type arguments in the order of `item.params`. */
export type Callee = { item: FunctionItem; args: readonly Type[] }

export type Target =
  /** Has a body (`item.body`), or is native under `key` (`<Vec as Clone>::clone`) or `fallbackKey` (`Clone::clone`). */
  | { kind: 'function'; item: FunctionItem; args: readonly Type[]; key: string; fallbackKey?: string }
  /** Derived or built in (tuples, arrays, references, closures, scalars): implemented by structure. */
  | { kind: 'structural'; item: FunctionItem; args: readonly Type[]; type: Type }
  /** A method of `dyn Trait`; resolve it again with `args[0]` replaced by the value's type. */
  | { kind: 'dynamic'; item: FunctionItem; args: readonly Type[] }

export type Adjustment =
  /** `*` on a reference or Box. */
  | { kind: 'deref'; type: Type }
  /** `*` through a Deref impl: `String` to `str`, `Vec` to slice, `Rc`, the program's types. */
  | { kind: 'overloadedDeref'; callee: Callee; isMutable: boolean; type: Type }
  | { kind: 'borrow'; isMutable: boolean; type: Type }
  /** `&[T; N]` to `&[T]`, `Box<P>` to `Box<dyn Trait>`; `from` and `to` are the pointees. */
  | { kind: 'unsize'; from: Type; to: Type; type: Type }
  /** Function or closure to `fn` pointer; no effect at run time. */
  | { kind: 'functionPointer'; type: Type }
  | { kind: 'never'; type: Type }

export type Resolution =
  | { kind: 'local'; local: Local }
  /** A function, method or constructor, as a value or called. */
  | { kind: 'function'; callee: Callee }
  | { kind: 'constant'; constant: Constant; args: readonly Type[] }
  /** A unit struct or variant as a value, or the head of a struct literal or pattern. */
  | { kind: 'variant'; adt: Adt; variant: number; args: readonly Type[] }
  /** `N` of `const N: usize` as a value. */
  | { kind: 'constParam'; param: Param }

export type Local = {
  id: number
  name: string
  type: Type
  isMutable: boolean
  /** With default binding modes applied: `x` in `Some(x)` is a reference when matching a reference. */
  mode: 'move' | 'shared' | 'mutable'
  /** Initializer of a `let` with a plain name that is never assigned again. */
  value?: Expr
  /** The binding pattern, the first one of several alternatives; `self` has none. */
  pattern?: Pattern
  /** Span of `&self`, if the method could take `&mut self`. */
  receiver?: Span
}

/** `for pattern in head`; `item` is the pattern's type. */
type Loop = { intoIter: Callee; next: Callee; item: Type }

/** Captures of a closure, and the most permissive trait that it implements. */
export type ClosureFacts = {
  captures: readonly Capture[]
  call: 'Fn' | 'FnMut' | 'FnOnce'
  type: Type
}

/** A captured variable: the variable itself by reference, or a copy with `move`. */
export type Capture = {
  local: Local
  mode: 'shared' | 'mutable' | 'move'
  /** The captured fields; undefined if the whole variable is captured. */
  fields: readonly (string | undefined)[]
}

export type Tables = {
  types: Map<Expr | Pattern, Type>
  adjustments: Map<Expr, readonly Adjustment[]>
  paths: Map<Expr | Pattern, Resolution>
  callees: Map<Expr, Callee>
  loops: Map<Expr, Loop>
  locals: Map<Pattern, Local>
  selves: Map<FunctionItem, Local>
  peeled: Map<Pattern, number>
  closures: Map<ClosureExpr, ClosureFacts>
  options: Map<Expr, { type: Type; isConverted: boolean }>
}

export function newTables(): Tables {
  return {
    types: new Map(),
    adjustments: new Map(),
    paths: new Map(),
    callees: new Map(),
    loops: new Map(),
    locals: new Map(),
    selves: new Map(),
    peeled: new Map(),
    closures: new Map(),
    options: new Map(),
  }
}
