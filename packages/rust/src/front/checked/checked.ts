import type { Span } from '../source/span'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { ClosureExpr, Expr, Path, Pattern, Program } from '../tree/tree'
import type { Adt, Constant, FunctionItem, ImplItem, Param, Type } from '../types/type'

/**
 * What the checker expects of the declarations of std, besides plain Rust without bodies:
 *
 * - Paths are real: `mod collections { pub struct HashMap<K, V>; }`, `use` inside modules re-exports; what every program
 *   sees unasked stands in `mod prelude { pub use … }`. Traits with a meaning in the language (operators, Iterator, Deref,
 *   Fn, Display …) are found by their name, wherever they stand.
 * - Groups: `impl Int { fn pow(self, exponent: u32) -> Self; }` speaks of all integers at once: a group that an impl names
 *   is one more type parameter of it, which stands for one of the types of the group.
 * - Inside std every name is visible everywhere. An empty body `{}` in a trait is a default method written in TypeScript.
 * - Impls that need not be declared, only the traits: Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default of
 *   scalars, references, tuples, arrays, slices, closures; Display of scalars and references; the arithmetic, bit and
 *   shift operators (and their assigning forms) of scalars; Fn, FnMut, FnOnce; Sized; Send, Sync; the marks of a host.
 * - Generic impls are declared: `impl<T: Display> ToString for T`, `impl<I: Iterator> IntoIterator for I`, `impl<I: Iterator>
 *   Iterator for &mut I`, `impl<T, U: From<T>> Into<U> for T`, `impl<T> From<T> for T`, `impl<T> Deref for Vec<T>`.
 * - `#[derive(Clone, PartialEq, Debug)] pub struct Vec<T>;` declares impls that hold if those of `T` do.
 * - Methods of a struct of fields can be read with a body, too: a `fn` with a body is run as Rust.
 */

/**
 * What the checker found out about a program: the tree stays as it is, tables by node tell the rest. Names follow
 * rustc's `TypeckResults`.
 *
 * Generic code is checked once, with its type parameters in the tables, and **instantiated by lowering**: it
 * lowers a body once per list of type arguments and substitutes them (`substitute`) in every type and callee that it
 * reads here. A callee that names a method of a trait is then led to its implementation by `Checked.implementationOf`.
 */
export type Checked = {
  tree: Program
  diagnostics: readonly Diagnostic[]
  /** The function made of the frame: no parameters, result `()`. */
  frame?: FunctionItem
  /** The structs of the states. */
  states: readonly Adt[]
  /** The type of every expression and pattern, literals included, after fallback. Adjustments are not in it. */
  types: ReadonlyMap<Expr | Pattern, Type>
  /** What happens to the value of an expression before it is used, in order. Most have none. */
  adjustments: ReadonlyMap<Expr, readonly Adjustment[]>
  /** What a path means: path expressions, heads of struct literals, name patterns that name a const or variant. */
  paths: ReadonlyMap<Expr | Pattern, Resolution>
  /**
   * The function behind a method call, an operator on types that are not plain numbers, bools, chars, an index that is
   * not one of an array, slice or Vec, and the conversion of errors in `?`. Operators and indexes without an entry are
   * built in. The operand of an operator in this table is its argument: nothing is borrowed in the tables, `a == b`
   * passes the places, `a + b` the values.
   */
  callees: ReadonlyMap<Expr, Callee>
  /** Of every `for`. */
  loops: ReadonlyMap<Expr, Loop>
  /** The variable that a name pattern makes. Alternatives of `|` share one. */
  locals: ReadonlyMap<Pattern, Local>
  /** The variable `self` of a method. */
  selves: ReadonlyMap<FunctionItem, Local>
  /** How many references a pattern looks through before it is compared: `Some(x)` against `&&Option<T>` is 2. */
  peeled: ReadonlyMap<Pattern, number>
  closures: ReadonlyMap<ClosureExpr, ClosureFacts>
  /** The declared type of an option, by the node of its value: `impl As<i32>` is `i32` with `isConverted`. */
  options: ReadonlyMap<Expr, { type: Type; isConverted: boolean }>
  /** The structs and enums that the paths of types name. */
  namedTypes: ReadonlyMap<Path, Adt>
  /** Every function, method and frame of the program that has a body. */
  functions: readonly FunctionItem[]
  /**
   * The implementation that a callee means once its types are known. A callee that is no method of a trait is given back.
   * Ask it for every callee: bodies in std's text are checked here when they are met for the first time.
   */
  implementationOf: (callee: Callee) => Target
  constantOf: (constant: Constant, args: readonly Type[]) => { constant: Constant; args: readonly Type[] } | undefined
  /** The type with `param` replaced, hidden types of `impl Trait` and associated types looked up. */
  substitute: (type: Type, params: readonly Param[], args: readonly Type[]) => Type
  isCopy: (type: Type) => boolean
  /** The implementation of a trait for a type, when there is one: own `Display`, `PartialEq`, `Drop`. */
  implOf: (trait: string, type: Type, others?: readonly Type[]) => ImplItem | undefined
  /** Whether a method has a body in an impl that may be one for the type; what it asks of the type is left open. */
  isWritten: (trait: string, method: string, type: Type) => boolean
}

/** A function with its type arguments, in the order of `item.params`. */
export type Callee = { item: FunctionItem; args: readonly Type[] }

/** What a call of a method of a trait turns out to be, with the type arguments of `item`. */
export type Target =
  /** Has a body (`item.body`), or is native under `key` (`<Vec as Clone>::clone`), else under `fallbackKey` (`Clone::clone`). */
  | { kind: 'function'; item: FunctionItem; args: readonly Type[]; key: string; fallbackKey?: string }
  /** A method of a derive, or of a built-in impl (tuples, arrays, references, closures, scalars): by structure. */
  | { kind: 'structural'; item: FunctionItem; args: readonly Type[]; type: Type }
  /** A method of `dyn Trait`: ask the value for its type, then ask again with `args[0]` replaced. */
  | { kind: 'dynamic'; item: FunctionItem; args: readonly Type[] }

/** One step that the language takes by itself between an expression and what is done with it. */
export type Adjustment =
  /** `*` of a reference or a Box. */
  | { kind: 'deref'; type: Type }
  /** `*` by an impl of Deref: `String` to `str`, `Vec` to slice, `Rc`, own ones. */
  | { kind: 'overloadedDeref'; callee: Callee; isMutable: boolean; type: Type }
  | { kind: 'borrow'; isMutable: boolean; type: Type }
  /** `&[T; N]` to `&[T]`, `Box<P>` to `Box<dyn Trait>`: `from` and `to` are what stands behind the pointer. */
  | { kind: 'unsize'; from: Type; to: Type; type: Type }
  /** A function or closure becomes a `fn` pointer. Nothing happens at run time. */
  | { kind: 'functionPointer'; type: Type }
  /** `!` becomes any type. */
  | { kind: 'never'; type: Type }

/** What a path means where a value is expected. */
export type Resolution =
  | { kind: 'local'; local: Local }
  /** A function, method or constructor as a value, or in front of the parentheses of a call. */
  | { kind: 'function'; callee: Callee }
  | { kind: 'constant'; constant: Constant; args: readonly Type[] }
  /** A unit struct or variant as a value; the head of a struct literal, of a struct, tuple or path pattern. */
  | { kind: 'variant'; adt: Adt; variant: number; args: readonly Type[] }
  /** `N` of `const N: usize` as a value. */
  | { kind: 'constParam'; param: Param }

/** A variable. */
export type Local = {
  id: number
  name: string
  type: Type
  isMutable: boolean
  /** After default binding modes: `Some(x)` against a reference makes `x` a reference. */
  mode: 'move' | 'shared' | 'mutable'
  /** What `let` gives to a lone name that never changes. */
  value?: Expr
  /** The pattern that makes it, the first one of alternatives; parameters `self` have none. */
  pattern?: Pattern
  /** Where `&self` stands that may as well be `&mut self`: no trait demands it. */
  receiver?: Span
}

/** `for pattern in head`: `item` is the type of the pattern. */
type Loop = { intoIter: Callee; next: Callee; item: Type }

/** What a closure captures, and the most that it can be called as. */
export type ClosureFacts = {
  captures: readonly Capture[]
  call: 'Fn' | 'FnMut' | 'FnOnce'
  type: Type
}

/** A whole variable: by `shared` or `mutable` reference it is the variable itself, by `move` an own copy. */
export type Capture = {
  local: Local
  mode: 'shared' | 'mutable' | 'move'
  /** The fields of it that the closure uses; undefined for the whole. */
  fields: readonly (string | undefined)[]
}

/** The tables of a program while they are filled. */
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

/** Tables that say nothing yet. */
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
