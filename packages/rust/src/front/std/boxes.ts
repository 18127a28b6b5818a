export const boxDeclarations = `
mod boxed {
  struct Box<T> {}
  impl<T> Box<T> { fn new(value: T) -> Box<T>; }
  impl<T> Deref for Box<T> { type Target = T; }
  impl<T> DerefMut for Box<T> {}
  impl<T: Clone> Clone for Box<T> {}
  impl<T: Clone> Clone for Box<[T]> {}
  impl Clone for Box<str> {}
  impl<T: Default> Default for Box<T> {}
  impl<T: PartialEq> PartialEq for Box<T> {}
  impl<T: Eq> Eq for Box<T> {}
  impl<T: PartialOrd> PartialOrd for Box<T> {}
  impl<T: Ord> Ord for Box<T> {}
  impl<T: Hash> Hash for Box<T> {}
  impl<T: Debug> Debug for Box<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) } }
  impl<T: Display> Display for Box<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) } }
  impl<T> AsRef<T> for Box<T> {}
  impl<T> AsMut<T> for Box<T> {}
  impl<T> From<T> for Box<T> {}
  impl From<&str> for Box<str> {}
  impl<I: Iterator> Iterator for Box<I> { type Item = I::Item; }
  impl<I: DoubleEndedIterator> DoubleEndedIterator for Box<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Box<I> {}
  impl<T> FromIterator<T> for Box<[T]> {}
}
`

/** `Cow`: clone on write. */
export const cowDeclarations = `
mod borrow {
  enum Cow<'a, B: ToOwned> { Borrowed(&'a B), Owned(B::Owned) }
  impl<B: ToOwned> Cow<B> {
    fn into_owned(self) -> B::Owned {
      match self { Cow::Borrowed(value) => value.to_owned(), Cow::Owned(value) => value }
    }
    fn to_mut(&mut self) -> &mut B::Owned {
      if let Cow::Borrowed(value) = self { *self = Cow::Owned(value.to_owned()); }
      match self { Cow::Owned(value) => value, Cow::Borrowed(_) => unreachable!() }
    }
  }
  impl<B: ToOwned> Deref for Cow<B> {
    type Target = B;
    fn deref(&self) -> &B { match self { Cow::Borrowed(value) => value, Cow::Owned(value) => value.borrow() } }
  }
  impl<B: ToOwned> AsRef<B> for Cow<B> { fn as_ref(&self) -> &B { &**self } }
  impl<B: ToOwned> Clone for Cow<B> {
    fn clone(&self) -> Cow<B> {
      match self { Cow::Borrowed(value) => Cow::Borrowed(value), Cow::Owned(value) => Cow::Owned((**self).to_owned()) }
    }
  }
  impl<B: ToOwned + Debug> Debug for Cow<B> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) }
  }
  impl<B: ToOwned + Display> Display for Cow<B> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) }
  }
  impl<B: ToOwned + PartialEq> PartialEq for Cow<B> { fn eq(&self, other: &Cow<B>) -> bool { **self == **other } }
  impl PartialEq<str> for Cow<str> { fn eq(&self, other: &str) -> bool { &**self == other } }
  impl PartialEq<&str> for Cow<str> { fn eq(&self, other: &&str) -> bool { &**self == *other } }
  impl From<&str> for Cow<str> { fn from(text: &str) -> Cow<str> { Cow::Borrowed(text) } }
  impl From<String> for Cow<str> { fn from(text: String) -> Cow<str> { Cow::Owned(text) } }
  impl<T: Clone> From<&[T]> for Cow<[T]> { fn from(items: &[T]) -> Cow<[T]> { Cow::Borrowed(items) } }
  impl<T: Clone> From<Vec<T>> for Cow<[T]> { fn from(items: Vec<T>) -> Cow<[T]> { Cow::Owned(items) } }
  impl From<Cow<str>> for String { fn from(text: Cow<str>) -> String { text.into_owned() } }
  impl AddAssign<&str> for Cow<str> { fn add_assign(&mut self, text: &str) { self.to_mut().push_str(text); } }
}
`

export const memoryDeclarations = `
mod mem {
  fn swap<T>(a: &mut T, b: &mut T);
  fn replace<T>(place: &mut T, value: T) -> T;
  fn take<T: Default>(place: &mut T) -> T { replace(place, T::default()) }
  fn drop<T>(value: T) {}
  fn forget<T>(value: T) {}
  struct Discriminant<T>(isize);
  impl<T> Clone for Discriminant<T> { fn clone(&self) -> Self { *self } }
  impl<T> Copy for Discriminant<T> {}
  impl<T> PartialEq for Discriminant<T> { fn eq(&self, other: &Self) -> bool { self.0 == other.0 } }
  impl<T> Eq for Discriminant<T> {}
  impl<T> Hash for Discriminant<T> { fn hash<H: Hasher>(&self, state: &mut H) { self.0.hash(state) } }
  fn discriminant<T>(value: &T) -> Discriminant<T>;
  fn size_of<T>() -> usize;
  fn size_of_val<T>(value: &T) -> usize;
  fn align_of<T>() -> usize;
  fn align_of_val<T>(value: &T) -> usize;
}
`
