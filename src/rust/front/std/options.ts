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
    fn is_some_and<F: FnOnce(T) -> bool>(self, f: F) -> bool;
    fn is_none_or<F: FnOnce(T) -> bool>(self, f: F) -> bool;
    fn unwrap_or_default(self) -> T where T: Default;
    fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U;
    fn map_or_else<U, D: FnOnce() -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U;
    fn inspect<F: FnOnce(&T)>(self, f: F) -> Option<T>;
    fn and<U>(self, other: Option<U>) -> Option<U>;
    fn or(self, other: Option<T>) -> Option<T>;
    fn or_else<F: FnOnce() -> Option<T>>(self, f: F) -> Option<T>;
    fn xor(self, other: Option<T>) -> Option<T>;
    fn zip<U>(self, other: Option<U>) -> Option<(T, U)>;
    fn filter<P: FnOnce(&T) -> bool>(self, predicate: P) -> Option<T>;
    fn ok_or<E>(self, error: E) -> Result<T, E>;
    fn ok_or_else<E, F: FnOnce() -> E>(self, f: F) -> Result<T, E>;
    fn take_if<P: FnOnce(&mut T) -> bool>(&mut self, predicate: P) -> Option<T>;
    fn replace(&mut self, value: T) -> Option<T>;
    fn insert(&mut self, value: T) -> &mut T;
    fn get_or_insert(&mut self, value: T) -> &mut T;
    fn get_or_insert_with<F: FnOnce() -> T>(&mut self, f: F) -> &mut T;
    fn as_deref<U>(&self) -> Option<&U> where T: Deref<Target = U>;
    fn as_deref_mut<U>(&mut self) -> Option<&mut U> where T: Deref<Target = U>;
    fn iter(&self) -> OptionIntoIter<&T>;
    fn iter_mut(&mut self) -> OptionIntoIter<&mut T>;
  }
  impl<T> Option<&T> {
    fn copied(self) -> Option<T> where T: Copy;
    fn cloned(self) -> Option<T> where T: Clone;
  }
  impl<T> Option<&mut T> {
    fn copied(self) -> Option<T> where T: Copy;
    fn cloned(self) -> Option<T> where T: Clone;
  }
  impl<T, E> Try for Result<T, E> { type Output = T; }
  impl<A, S: Product<A>> Product<Option<A>> for Option<S> {}
  impl<T> Option<Option<T>> {
    fn flatten(self) -> Option<T>;
  }
  impl<A, B> Option<(A, B)> {
    fn unzip(self) -> (Option<A>, Option<B>);
  }
  impl<T, E> Option<Result<T, E>> {
    fn transpose(self) -> Result<Option<T>, E>;
  }
}
mod result {
  #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
  enum Result<T, E> { Ok(T), Err(E) }
  impl<T, E> IntoIterator for Result<T, E> {
    type Item = T;
    type IntoIter = OptionIntoIter<T>;
    fn into_iter(self) -> OptionIntoIter<T>;
  }
  impl<A, E, V: FromIterator<A>> FromIterator<Result<A, E>> for Result<V, E> {}
  impl<A, E, S: Sum<A>> Sum<Result<A, E>> for Result<S, E> {}
  impl<A, E, S: Product<A>> Product<Result<A, E>> for Result<S, E> {}
  impl<T, E> Result<T, E> {
    fn is_ok(&self) -> bool;
    fn is_err(&self) -> bool;
    fn is_ok_and<F: FnOnce(T) -> bool>(self, f: F) -> bool;
    fn is_err_and<F: FnOnce(E) -> bool>(self, f: F) -> bool;
    fn ok(self) -> Option<T>;
    fn err(self) -> Option<E>;
    fn unwrap(self) -> T where E: Debug;
    fn expect(self, message: &str) -> T where E: Debug;
    fn unwrap_err(self) -> E where T: Debug;
    fn expect_err(self, message: &str) -> E where T: Debug;
    fn unwrap_or(self, default: T) -> T;
    fn unwrap_or_else<F: FnOnce(E) -> T>(self, f: F) -> T;
    fn unwrap_or_default(self) -> T where T: Default;
    fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Result<U, E>;
    fn map_err<O, F: FnOnce(E) -> O>(self, f: F) -> Result<T, O>;
    fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U;
    fn map_or_else<U, D: FnOnce(E) -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U;
    fn inspect<F: FnOnce(&T)>(self, f: F) -> Result<T, E>;
    fn inspect_err<F: FnOnce(&E)>(self, f: F) -> Result<T, E>;
    fn and_then<U, F: FnOnce(T) -> Result<U, E>>(self, f: F) -> Result<U, E>;
    fn and<U>(self, other: Result<U, E>) -> Result<U, E>;
    fn or<O>(self, other: Result<T, O>) -> Result<T, O>;
    fn or_else<O, F: FnOnce(E) -> Result<T, O>>(self, f: F) -> Result<T, O>;
    fn as_ref(&self) -> Result<&T, &E>;
    fn as_mut(&mut self) -> Result<&mut T, &mut E>;
    fn as_deref<U>(&self) -> Result<&U, &E> where T: Deref<Target = U>;
    fn iter(&self) -> OptionIntoIter<&T>;
  }
  impl<T, E> Result<&T, E> {
    fn copied(self) -> Result<T, E> where T: Copy;
    fn cloned(self) -> Result<T, E> where T: Clone;
  }
  impl<T, E> Result<Option<T>, E> {
    fn transpose(self) -> Option<Result<T, E>>;
  }
}
`
