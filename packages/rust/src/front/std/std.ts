import { boxDeclarations, memoryDeclarations } from './boxes'
import { iteratorDeclarations } from './iterators'
import { numberDeclarations } from './numbers'
import { optionDeclarations } from './options'
import { sliceDeclarations } from './slices'
import { textDeclarations } from './text'
import { traitDeclarations } from './traits'

/**
 * Rust's standard library in Rust, with these conventions:
 *
 * - Modules are those of `std`; `mod prelude` is visible everywhere. In this text only, an unknown name is looked up in
 *   all modules; the first match counts.
 * - A function that ends in `;` is native; one with a body is checked on first use. In a trait `;` means required, as in
 *   Rust, and `{}` a native default.
 * - A trait impl may omit methods: they are native with the trait's signature.
 * - Built-in impls of scalars, references, tuples, arrays and slices need no declaration (`traits/builtin.ts`).
 * - `Int`, `Signed`, `Unsigned`, `Float` and `Number` are groups of scalars; `Self` is the scalar.
 * - Structs declare their lifetimes. Elsewhere lifetimes may be omitted: an impl has those of its type, and signatures
 *   are elided. Type parameters need no `?Sized`; only fields are private.
 */
export const commonDeclarations =
  optionDeclarations +
  traitDeclarations +
  numberDeclarations +
  textDeclarations +
  iteratorDeclarations +
  sliceDeclarations +
  memoryDeclarations +
  boxDeclarations +
  `
mod prelude {
  pub use crate::boxed::Box;
  pub use crate::borrow::ToOwned;
  pub use crate::clone::Clone;
  pub use crate::cmp::{Eq, Ord, PartialEq, PartialOrd};
  pub use crate::convert::{AsMut, AsRef, From, Into, TryFrom, TryInto};
  pub use crate::default::Default;
  pub use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Extend, FromIterator, IntoIterator, Iterator};
  pub use crate::marker::{Copy, Send, Sized, Sync};
  pub use crate::mem::{align_of, align_of_val, drop, size_of, size_of_val};
  pub use crate::ops::{Drop, Fn, FnMut, FnOnce};
  pub use crate::option::Option::{self, None, Some};
  pub use crate::result::Result::{self, Err, Ok};
  pub use crate::string::{String, ToString};
  pub use crate::vec::Vec;
}
`
