/** The rest of `traitDeclarations`, which few programs need. */
export const rareTraitDeclarations = `
mod marker {
  #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
  struct PhantomData<T>;
}
mod cmp {
  impl Ordering {
    fn reverse(self) -> Ordering;
    fn then(self, other: Ordering) -> Ordering;
    fn then_with<F: FnOnce() -> Ordering>(self, other: F) -> Ordering;
    fn is_eq(self) -> bool;
    fn is_ne(self) -> bool;
    fn is_lt(self) -> bool;
    fn is_gt(self) -> bool;
    fn is_le(self) -> bool;
    fn is_ge(self) -> bool;
  }
  #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
  struct Reverse<T>(pub T);
  impl<T: PartialOrd> PartialOrd for Reverse<T> {
    fn partial_cmp(&self, other: &Reverse<T>) -> Option<Ordering> { other.0.partial_cmp(&self.0) }
  }
  impl<T: Ord> Ord for Reverse<T> {
    fn cmp(&self, other: &Reverse<T>) -> Ordering { other.0.cmp(&self.0) }
  }
}
mod convert {
  trait TryFrom<T> { type Error; fn try_from(value: T) -> Result<Self, Self::Error>; }
  trait TryInto<T> { type Error; fn try_into(self) -> Result<T, Self::Error>; }
  trait AsRef<T> { fn as_ref(&self) -> &T; }
  trait AsMut<T> { fn as_mut(&mut self) -> &mut T; }
  enum Infallible {}
  impl<T, U: TryFrom<T>> TryInto<U> for T {
    type Error = U::Error;
    fn try_into(self) -> Result<U, U::Error> { U::try_from(self) }
  }
  impl<T: Integer> TryFrom<T> for Int { type Error = TryFromIntError; }
  impl TryFrom<u32> for char { type Error = CharTryFromError; }
  impl TryFrom<char> for u8 { type Error = TryFromCharError; }
  impl AsRef<str> for str {}
  impl AsRef<str> for String {}
  impl<T> AsRef<[T]> for [T] {}
  impl<T> AsRef<[T]> for Vec<T> {}
  impl<T: AsRef<U>, U> AsRef<U> for &T {}
}
mod borrow {
  trait Borrow<B> { fn borrow(&self) -> &B; }
  trait ToOwned { type Owned; fn to_owned(&self) -> Self::Owned; }
  impl<T> Borrow<T> for T {}
  impl<T> Borrow<T> for &T {}
  impl<T> Borrow<T> for Box<T> {}
  impl<T> Borrow<T> for Rc<T> {}
  impl Borrow<str> for String {}
  impl<T> Borrow<[T]> for Vec<T> {}
  impl ToOwned for str { type Owned = String; }
  impl<T: Clone> ToOwned for [T] { type Owned = Vec<T>; }
  impl<T: Clone> ToOwned for T { type Owned = T; }
}
mod hash {
  trait Hasher { fn finish(&self) -> u64; fn write(&mut self, bytes: &[u8]); }
  trait Hash { fn hash<H: Hasher>(&self, state: &mut H); }
}
mod error {
  trait Error: Debug + Display {
    fn source(&self) -> Option<&(dyn Error + 'static)> { None }
  }
  impl Error for ParseIntError {}
  impl Error for ParseFloatError {}
  impl Error for ParseBoolError {}
  impl Error for TryFromIntError {}
  impl Error for fmt::Error {}
  struct TextError(String);
  impl Display for TextError { fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.pad(&self.0) } }
  impl Debug for TextError { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&self.0, f) } }
  impl Error for TextError {}
  impl<E: Error> From<E> for Box<dyn Error> { fn from(error: E) -> Box<dyn Error> { Box::new(error) } }
  impl From<&str> for Box<dyn Error> {
    fn from(text: &str) -> Box<dyn Error> { Box::new(TextError(text.to_string())) }
  }
  impl From<String> for Box<dyn Error> { fn from(text: String) -> Box<dyn Error> { Box::new(TextError(text)) } }
}
mod fmt {
  #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
  struct Error;
  type Result = result::Result<(), Error>;
  struct Formatter {}
  struct DebugStruct {}
  struct DebugTuple {}
  struct DebugList {}
  struct DebugMap {}
  trait Write {
    fn write_str(&mut self, s: &str) -> Result;
    fn write_char(&mut self, c: char) -> Result {}
  }
  impl Write for String {}
  impl Write for Formatter {}
  impl Formatter {
    fn write_str(&mut self, s: &str) -> Result;
    fn pad(&mut self, s: &str) -> Result;
    fn alternate(&self) -> bool;
    fn width(&self) -> Option<usize>;
    fn precision(&self) -> Option<usize>;
    fn fill(&self) -> char;
    fn sign_plus(&self) -> bool;
    fn debug_struct(&mut self, name: &str) -> DebugStruct;
    fn debug_tuple(&mut self, name: &str) -> DebugTuple;
    fn debug_list(&mut self) -> DebugList;
    fn debug_set(&mut self) -> DebugList;
    fn debug_map(&mut self) -> DebugMap;
  }
  impl DebugStruct {
    fn field<T: Debug>(&mut self, name: &str, value: &T) -> &mut DebugStruct;
    fn finish(&mut self) -> Result;
    fn finish_non_exhaustive(&mut self) -> Result;
  }
  impl DebugTuple {
    fn field<T: Debug>(&mut self, value: &T) -> &mut DebugTuple;
    fn finish(&mut self) -> Result;
  }
  impl DebugList {
    fn entry<T: Debug>(&mut self, value: &T) -> &mut DebugList;
    fn entries<D: Debug, I: IntoIterator<Item = D>>(&mut self, entries: I) -> &mut DebugList;
    fn finish(&mut self) -> Result;
  }
  impl DebugMap {
    fn entry<K: Debug, V: Debug>(&mut self, key: &K, value: &V) -> &mut DebugMap;
    fn entries<K: Debug, V: Debug, I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) -> &mut DebugMap;
    fn finish(&mut self) -> Result;
  }
}
`
