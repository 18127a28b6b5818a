/**
 * What a Rust value is at run time. Types are static, so that a value carries none of its own:
 *
 * | Rust | here |
 * |---|---|
 * | integers of up to 32 bits, `usize`, `isize` (32 bits), floats | number; never −0 where it is an integer, `f32` always rounded |
 * | `i64`, `u64`, `i128`, `u128` | bigint |
 * | `bool`, `()` | boolean, undefined |
 * | `char` | its code point, a number |
 * | `str`, `String` | string |
 * | enums without fields | the discriminant, a number (`Less` is −1) |
 * | functions and closures | a function of as many arguments |
 * | structs, tuples, arrays, `Vec`, `VecDeque`, ranges | an array of the parts, in the order of the declaration |
 * | enums where a variant has fields (`Option`, `Result`) | an array: the discriminant, then the fields |
 * | `Box<T>` | what `T` is |
 * | `Rc<T>`, `Cell<T>`, `RefCell<T>` and what they lend | an array whose item 0 is the value |
 * | what was moved out of a place, where its end can be told | undefined |
 * | `&T` | what `T` is |
 * | `&mut T` | a `Place` where `T` is plain, else what `T` is |
 * | `&[T]`, `&mut [T]` | the whole array, or a `Slice` of one |
 * | `dyn Trait` behind a pointer | a `Dynamic` |
 * | everything else of the standard library | an object that implements `Compound` |
 *
 * Plain are numbers, bool, unit, char, text, enums without fields, `fn` pointers, references and `Rc`: assigning puts
 * another value in their place. All others are compounds: they are shared until they are cloned, or read as a copy. A
 * closure is never replaced, and lies behind a reference as it is.
 */
export type Value = unknown

/** A function, closure, method or constructor of the program or of the standard library. */
export type Callable = (...args: Value[]) => Value

/** A compound that is no array: `*reference = value` makes it what another one is. */
export interface Compound {
  become(other: this): void
}

/** An `Option`: the discriminant, then the value of `Some`. Never shared, because `*option = …` changes it. */
export type Option = [0] | [1, Value]

/** `Some(value)`. */
export const some = (value: Value): Option => [1, value]
/** `None`. */
export const none = (): Option => [0]
/** Whether there is a value. */
export const isSome = (option: Option): option is [1, Value] => option[0] === 1

/** A `Result`: 0 with the value of `Ok`, 1 with that of `Err`. */
export type Result = [0, Value] | [1, Value]

/** `Ok(value)`. */
export const ok = (value: Value): Result => [0, value]
/** `Err(error)`. */
export const err = (error: Value): Result => [1, error]
/** Whether the result is no error. */
export const isOk = (result: Result): boolean => result[0] === 0

/** A part of an array that is lent: reading and writing go to the array itself. */
export class Slice {
  constructor(
    readonly items: Value[],
    readonly start: number,
    readonly length: number,
  ) {}
}

/** What a `&[T]` is at run time: a `Vec` or an array lends itself as a whole. */
export type SliceLike = Value[] | Slice

/** One shape for both kinds of slices: `items[start + i]` for `i` below `length`. */
export function sliceOf(slice: SliceLike): Slice {
  return slice instanceof Slice ? slice : new Slice(slice, 0, slice.length)
}

/** The items of a slice, to be read only: the array itself where it is lent as a whole. */
export function itemsOf(slice: SliceLike): readonly Value[] {
  return slice instanceof Slice ? slice.items.slice(slice.start, slice.start + slice.length) : slice
}

/** The part of a slice from `start` up to `end`, which lie inside. */
export function partOf(slice: SliceLike, start: number, end: number): Slice {
  return slice instanceof Slice
    ? new Slice(slice.items, slice.start + start, end - start)
    : new Slice(slice, start, end - start)
}

/** A value behind `dyn Trait`, with the methods that its type has; made where a `Box` or reference becomes one. */
export class Dynamic {
  constructor(
    readonly value: Value,
    /** By the key of the method: `Display::fmt`. */
    readonly method: (key: string) => Callable,
  ) {}
}

/** Shorter texts are copied by the host as they are. */
const SHORTEST_PART = 13

/**
 * The same text in memory of its own, for what outlives the frame: the host lets a part of a text keep the whole of it, and a
 * joined one all of its pieces.
 */
export const ownText = (text: string): string => (text.length < SHORTEST_PART ? text : ` ${text}`.slice(1))
