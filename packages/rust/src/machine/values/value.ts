/**
 * A Rust value at run time. Types are static, so values do not carry them:
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
 * | `Box<T>` | as `T` |
 * | `Rc<T>`, `Cell<T>`, `RefCell<T>` and their guards | an array whose item 0 is the value |
 * | a moved-out place, if drops are observable | undefined |
 * | `&T` | as `T` |
 * | `&mut T` | a `Place` where `T` is plain, else as `T` |
 * | `&[T]`, `&mut [T]` | the whole array, or a `Slice` of one |
 * | `dyn Trait` behind a pointer | a `Dynamic` |
 * | everything else of std | an object that implements `Compound` |
 *
 * Numbers, bool, unit, char, text, fieldless enums, `fn` pointers, references and `Rc` are plain: assignment replaces the
 * value. All others are compounds: shared until cloned or copied. A closure is never replaced, so a reference to it is the
 * closure itself.
 */
export type Value = unknown

/** A function, closure, method or constructor. */
export type Callable = (...args: Value[]) => Value

/** A compound that is not an array; `*reference = value` replaces its contents. */
export interface Compound {
  become(other: this): void
}

/** Discriminant, then the value of `Some`. Never shared, because `*option = …` mutates it. */
export type Option = [0] | [1, Value]

export const some = (value: Value): Option => [1, value]
export const none = (): Option => [0]
export const isSome = (option: Option): option is [1, Value] => option[0] === 1

/** 0 with the value of `Ok`, or 1 with that of `Err`. */
export type Result = [0, Value] | [1, Value]

export const ok = (value: Value): Result => [0, value]
export const err = (error: Value): Result => [1, error]
export const isOk = (result: Result): boolean => result[0] === 0

export class Slice {
  constructor(
    readonly items: Value[],
    readonly start: number,
    readonly length: number,
  ) {}
}

/** A `&[T]`; a `Vec` or array is borrowed as a whole without a `Slice`. */
export type SliceLike = Value[] | Slice

/** `items[start + i]` for `i` below `length`. */
export function sliceOf(slice: SliceLike): Slice {
  return slice instanceof Slice ? slice : new Slice(slice, 0, slice.length)
}

export function itemsOf(slice: SliceLike): readonly Value[] {
  return slice instanceof Slice ? slice.items.slice(slice.start, slice.start + slice.length) : slice
}

export function partOf(slice: SliceLike, start: number, end: number): Slice {
  return slice instanceof Slice
    ? new Slice(slice.items, slice.start + start, end - start)
    : new Slice(slice, start, end - start)
}

export class Dynamic {
  constructor(
    readonly value: Value,
    /** By method key: `Display::fmt`. */
    readonly method: (key: string) => Callable,
  ) {}
}

/** V8 copies shorter substrings. */
const SHORTEST_PART = 13

/** Copies the text, for values that outlive the frame: V8's substrings and concatenations retain their sources. */
export const ownText = (text: string): string => (text.length < SHORTEST_PART ? text : ` ${text}`.slice(1))
