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
