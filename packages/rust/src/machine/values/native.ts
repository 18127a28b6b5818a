import type { Budget } from './budget'
import type { Sequence } from './sequence'
import type { Shape } from './shape'
import type { Callable, Value } from './value'

/**
 * A function, method or macro of std or a host, instantiated once per list of types. Resolve what depends on types (clone,
 * compare, show) then, not per call. `self` is the first argument; closures are plain functions; `panic(…)` throws panics.
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

/** For types that are represented like their contents. */
export const same: Native = () => (value: Value) => value

/** Natives of a type, given by method name. */
export function methodsOf(type: string, methods: Natives): Natives {
  return Object.fromEntries(Object.entries(methods).map(([name, native]) => [`${type}::${name}`, native]))
}

export type NativeCall = {
  /** Shapes of the arguments, `self` first. */
  args: readonly Shape[]
  result: Shape
  /** The shape of a type parameter of the declaration or its `impl`, or of `Self`. */
  generic: (name: string) => Shape
  /** Argument names in a macro with options, as written; null for the head. */
  options: readonly (string | null)[]
  /** The constructor in a drawing macro: `named`, `animated`, `animated_or`. */
  headedBy?: string
  budget: Budget
  traits: Traits
}

export type Setting = Pick<NativeCall, 'traits' | 'budget'>

/** Trait operations by shape, memoized. */
export type Traits = {
  /**
   * A trait method of a type: `method('Display', 'fmt', shape)`, in Rust, native or derived; undefined if not
   * implemented. `Debug` by structure and `Display` of scalars and text belong to the formatter and are undefined here.
   */
  method: (trait: string, name: string, self: Shape) => Callable | undefined
  clone: (shape: Shape) => (value: Value) => Value
  /** `PartialEq::eq`. */
  equal: (shape: Shape) => (left: Value, right: Value) => boolean
  /** `Ord::cmp`: −1, 0, 1. */
  compare: (shape: Shape) => (left: Value, right: Value) => number
  /** `PartialOrd::partial_cmp`; undefined if unordered. */
  partialCompare: (shape: Shape) => (left: Value, right: Value) => number | undefined
  /** `IntoIterator::into_iter`, also for iterators and the program's own collections. */
  iterate: (shape: Shape) => (value: Value) => Sequence
}
