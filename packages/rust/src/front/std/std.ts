import { boxDeclarations, cowDeclarations, memoryDeclarations } from './boxes'
import { cellDeclarations, syncDeclarations } from './cells'
import { collectionDeclarations } from './collections'
import { iteratorDeclarations } from './iterators'
import { numberDeclarations } from './numbers'
import { optionDeclarations } from './options'
import { sliceDeclarations } from './slices'
import { textDeclarations } from './text'
import { traitDeclarations } from './traits'

/**
 * Rust's standard library as programs may use it, in Rust's own words, with these rules for what the compiler knows by
 * itself in Rust:
 *
 * - The modules are those of `std`; `mod prelude` is what every program sees. Inside this text, and only there, a name
 *   that the module does not have is looked for in all modules, and the first one counts.
 * - A function that ends in `;` is native; one with a body is checked when a program calls it first. In a trait `;`
 *   means required, as in Rust, and `{}` is a native default.
 * - An impl of a trait may leave out methods: they are native, too, with the signature of the trait.
 * - `Int`, `Signed`, `Unsigned`, `Float` and `Number` are all scalars of the family; `Self` is the scalar.
 * - Structs name the lifetimes that they hold. Elsewhere lifetimes may be left out: in an impl they are those of its type,
 *   in a signature elision finds them. Type parameters need no `?Sized`; nothing is private but fields.
 */
export const stdDeclarations =
  optionDeclarations +
  traitDeclarations +
  numberDeclarations +
  textDeclarations +
  iteratorDeclarations +
  sliceDeclarations +
  memoryDeclarations +
  collectionDeclarations +
  boxDeclarations +
  cellDeclarations +
  syncDeclarations +
  cowDeclarations +
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
