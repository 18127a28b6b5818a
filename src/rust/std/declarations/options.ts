/** `Option` and `Result`. */
export const optionDeclarations = `
mod option {
  trait Try { type Output; }
  impl<T> Try for Option<T> { type Output = T; }
  #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
  enum Option<T> { None, Some(T) }
  struct OptionIntoIter<T> {}
  impl<T: Clone> Clone for OptionIntoIter<T> {}
  impl<T> Iterator for OptionIntoIter<T> { type Item = T; }
  impl<T> DoubleEndedIterator for OptionIntoIter<T> {}
  impl<T> ExactSizeIterator for OptionIntoIter<T> {}
  impl<T> IntoIterator for Option<T> { type Item = T; type IntoIter = OptionIntoIter<T>; }
  impl<T> IntoIterator for &Option<T> { type Item = &T; type IntoIter = OptionIntoIter<&T>; }
  impl<T> IntoIterator for &mut Option<T> { type Item = &mut T; type IntoIter = OptionIntoIter<&mut T>; }
  impl<T> Default for Option<T> {}
  impl<T> From<T> for Option<T> {}
  impl<A, V: FromIterator<A>> FromIterator<Option<A>> for Option<V> {}
  impl<A, S: Sum<A>> Sum<Option<A>> for Option<S> {}
  impl<T> Option<T> {
    fn is_some(&self) -> bool;
    fn is_none(&self) -> bool;
    fn unwrap(self) -> T;
    fn expect(self, message: &str) -> T;
    fn unwrap_or(self, default: T) -> T;
    fn unwrap_or_else<F: FnOnce() -> T>(self, f: F) -> T;
    fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Option<U>;
    fn and_then<U, F: FnOnce(T) -> Option<U>>(self, f: F) -> Option<U>;
    fn take(&mut self) -> Option<T>;
    fn as_ref(&self) -> Option<&T>;
    fn as_mut(&mut self) -> Option<&mut T>;
  }
  impl<T> Option<&T> {
    fn copied(self) -> Option<T> where T: Copy;
    fn cloned(self) -> Option<T> where T: Clone;
  }
  impl<T> Option<&mut T> {
    fn copied(self) -> Option<T> where T: Copy;
    fn cloned(self) -> Option<T> where T: Clone;
  }
}
`
