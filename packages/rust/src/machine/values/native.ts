import type { Budget } from './budget'
import type { Sequence } from './sequence'
import type { Shape } from './shape'
import type { Callable, Value } from './value'

/**
 * A function, method or macro of the standard library or of a host. It is made once for each list of types that it is
 * called with, and told their shapes: what depends on them (how to clone, compare, show an item) is asked for then and not
 * at each call. `self` is the first argument; closures among the arguments are plain
 * functions; panics are thrown by `panic(…)`.
 *
 *     'f32::sqrt': () => (x: number) => Math.fround(Math.sqrt(x)),
 *     'Vec::extend_from_slice': ({ generic, traits, budget }) => {
 *       const clone = traits.clone(generic('T'))
 *       return (items: Value[], more: SliceLike) => { … budget.allocate(more.length) … }
 *     },
 */
export type Native = (call: NativeCall) => (...args: never[]) => Value

/** By stable key: `Vec::push`, `f32::sqrt`, `mem::swap`, `println!`. */
export type Natives = { readonly [key: string]: Native }

/** What a native is told. */
export type NativeCall = {
  /** Shapes of the arguments as the native gets them, `self` first. */
  args: readonly Shape[]
  result: Shape
  /** The shape of the type that a parameter of the declaration (of the function or its `impl`) stands for here; also `Self`. */
  generic: (name: string) => Shape
  /** In a macro with options: the name of each argument in the order as written, null for those of the head. */
  options: readonly (string | null)[]
  /** In a drawing macro with a head: the function that takes it, such as `named`, `animated`, `animated_or`. */
  headedBy?: string
  budget: Budget
  traits: Traits
}

/** What the types of a program can do, each function made once per type. */
export type Traits = {
  /**
   * The function that a type has for a method of a trait: `method('Display', 'fmt', shape)`. It is written in Rust text or
   * in TypeScript, or derived; undefined where the type does not implement the trait. Derived `Debug` and that of
   * scalars and tuples is left to the formatter and undefined here, as are `Display` of scalars and text.
   */
  method: (trait: string, name: string, self: Shape) => Callable | undefined
  /** `Clone::clone`. */
  clone: (shape: Shape) => (value: Value) => Value
  /** `PartialEq::eq`. */
  equal: (shape: Shape) => (left: Value, right: Value) => boolean
  /** `Ord::cmp`: −1, 0, 1. */
  compare: (shape: Shape) => (left: Value, right: Value) => number
  /** `PartialOrd::partial_cmp`: undefined where the two have no order. */
  partialCompare: (shape: Shape) => (left: Value, right: Value) => number | undefined
  /** `IntoIterator::into_iter`, of iterators themselves and of the program's own ones, too. */
  iterate: (shape: Shape) => (value: Value) => Sequence
  /** Whether a value lies in a place of its own, so that `&mut` of it is a `Place`. */
  isPlain: (shape: Shape) => boolean
}
