/** Types and functions that few programs name. */
export const rareDeclarations = `
mod iter {
  struct Repeat<T> {}
  struct RepeatN<T> {}
  struct RepeatWith<F> {}
  struct Once<T> {}
  impl<T> Iterator for Once<T> { type Item = T; }
  impl<T: Clone> Clone for Once<T> {}
  impl<T> DoubleEndedIterator for Once<T> {}
  impl<T> ExactSizeIterator for Once<T> {}
  struct Empty<T> {}
  impl<T> Iterator for Empty<T> { type Item = T; }
  impl<T> Clone for Empty<T> {}
  impl<T> DoubleEndedIterator for Empty<T> {}
  impl<T> ExactSizeIterator for Empty<T> {}
  struct OnceWith<F> {}
  impl<T, F: FnOnce() -> T> Iterator for OnceWith<F> { type Item = T; }
  impl<T, F: FnOnce() -> T> DoubleEndedIterator for OnceWith<F> {}
  impl<T, F: FnOnce() -> T> ExactSizeIterator for OnceWith<F> {}
  struct FromFn<F> {}
  struct Successors<T, F> {}
  impl<T: Clone> Clone for Repeat<T> {}
  impl<T: Clone> Clone for RepeatN<T> {}
  impl<T: Clone> Iterator for Repeat<T> { type Item = T; }
  impl<T: Clone> Iterator for RepeatN<T> { type Item = T; }
  impl<T, F: FnMut() -> T> Iterator for RepeatWith<F> { type Item = T; }
  impl<T, F: FnMut() -> Option<T>> Iterator for FromFn<F> { type Item = T; }
  impl<T, F: FnMut(&T) -> Option<T>> Iterator for Successors<T, F> { type Item = T; }
  impl<T: Clone> DoubleEndedIterator for RepeatN<T> {}
  impl<T: Clone> ExactSizeIterator for RepeatN<T> {}
  fn repeat<T: Clone>(value: T) -> Repeat<T>;
  fn repeat_n<T: Clone>(value: T, count: usize) -> RepeatN<T>;
  fn repeat_with<T, F: FnMut() -> T>(f: F) -> RepeatWith<F>;
  fn once<T>(value: T) -> Once<T>;
  fn once_with<T, F: FnOnce() -> T>(f: F) -> OnceWith<F>;
  fn empty<T>() -> Empty<T>;
  fn from_fn<T, F: FnMut() -> Option<T>>(f: F) -> FromFn<F>;
  fn successors<T, F: FnMut(&T) -> Option<T>>(first: Option<T>, f: F) -> Successors<T, F>;
  fn zip<A: IntoIterator, B: IntoIterator>(a: A, b: B) -> Zip<A::IntoIter, B::IntoIter> { a.into_iter().zip(b) }
}
mod marker {
  #[derive(Debug)]
  struct PhantomData<T>;
  impl<T> Clone for PhantomData<T> { fn clone(&self) -> Self { PhantomData } }
  impl<T> Copy for PhantomData<T> {}
  impl<T> Default for PhantomData<T> { fn default() -> Self { PhantomData } }
  impl<T> PartialEq for PhantomData<T> { fn eq(&self, other: &Self) -> bool { true } }
  impl<T> Eq for PhantomData<T> {}
  impl<T> PartialOrd for PhantomData<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> { Some(Ordering::Equal) }
  }
  impl<T> Ord for PhantomData<T> { fn cmp(&self, other: &Self) -> Ordering { Ordering::Equal } }
  impl<T> Hash for PhantomData<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
}
mod array {
  impl<T> From<(T, T)> for [T; 2] { fn from(t: (T, T)) -> Self { [t.0, t.1] } }
  impl<T> From<(T, T, T)> for [T; 3] { fn from(t: (T, T, T)) -> Self { [t.0, t.1, t.2] } }
  impl<T> From<[T; 2]> for (T, T) { fn from(array: [T; 2]) -> Self { let [a, b] = array; (a, b) } }
  impl<T> From<[T; 3]> for (T, T, T) { fn from(array: [T; 3]) -> Self { let [a, b, c] = array; (a, b, c) } }
}
mod cmp {
  fn max_by<T, F: FnOnce(&T, &T) -> Ordering>(a: T, b: T, f: F) -> T { if f(&a, &b).is_gt() { a } else { b } }
  fn min_by<T, F: FnOnce(&T, &T) -> Ordering>(a: T, b: T, f: F) -> T { if f(&a, &b).is_gt() { b } else { a } }
  fn max_by_key<T, F: FnMut(&T) -> K, K: Ord>(a: T, b: T, mut f: F) -> T { if f(&a) > f(&b) { a } else { b } }
  fn min_by_key<T, F: FnMut(&T) -> K, K: Ord>(a: T, b: T, mut f: F) -> T { if f(&a) > f(&b) { b } else { a } }
  #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
  struct Reverse<T>(pub T);
  impl<T: PartialOrd> PartialOrd for Reverse<T> {
    fn partial_cmp(&self, other: &Reverse<T>) -> Option<Ordering> { other.0.partial_cmp(&self.0) }
  }
  impl<T: Ord> Ord for Reverse<T> {
    fn cmp(&self, other: &Reverse<T>) -> Ordering { other.0.cmp(&self.0) }
  }
}
mod fmt {
  struct DebugStruct {}
  struct DebugTuple {}
  struct DebugList {}
  struct DebugMap {}
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
    fn entries<D: Debug, I: IntoIterator<Item = D>>(&mut self, entries: I) -> &mut DebugList {
      for entry in entries { self.entry(&entry); }
      self
    }
    fn finish(&mut self) -> Result;
  }
  impl DebugMap {
    fn entry<K: Debug, V: Debug>(&mut self, key: &K, value: &V) -> &mut DebugMap;
    fn entries<K: Debug, V: Debug, I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) -> &mut DebugMap {
      for (key, value) in entries { self.entry(&key, &value); }
      self
    }
    fn finish(&mut self) -> Result;
  }
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
  impl<E: Error + Send + Sync> From<E> for Box<dyn Error + Send + Sync> {
    fn from(error: E) -> Self { Box::new(error) }
  }
  impl From<&str> for Box<dyn Error + Send + Sync> {
    fn from(text: &str) -> Self { Box::new(TextError(text.to_string())) }
  }
  impl From<String> for Box<dyn Error + Send + Sync> { fn from(text: String) -> Self { Box::new(TextError(text)) } }
  impl From<String> for Box<dyn Error> { fn from(text: String) -> Box<dyn Error> { Box::new(TextError(text)) } }
}
mod str {
  struct SplitN<'a, P> {}
  impl<'a, P> Iterator for SplitN<'a, P> { type Item = &str; }
  impl<'a, P: Clone> Clone for SplitN<'a, P> {}
  struct MatchIndices<'a, P> {}
  impl<'a, P> Iterator for MatchIndices<'a, P> { type Item = (usize, &str); }
  impl<'a, P> DoubleEndedIterator for MatchIndices<'a, P> {}
  #[derive(Clone, Copy, PartialEq, Eq, Debug)]
  struct Utf8Error { valid_up_to: usize, error_len: Option<u8> }
  impl Utf8Error {
    fn valid_up_to(&self) -> usize { self.valid_up_to }
    fn error_len(&self) -> Option<usize> { self.error_len.map(|length| length as usize) }
  }
  impl Display for Utf8Error {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
      match self.error_len {
        Some(length) => write!(f, "invalid utf-8 sequence of {} bytes from index {}", length, self.valid_up_to),
        None => write!(f, "incomplete utf-8 byte sequence from index {}", self.valid_up_to),
      }
    }
  }
  fn from_utf8(bytes: &[u8]) -> Result<&str, Utf8Error>;
}
mod string {
  #[derive(Clone, PartialEq, Eq, Debug)]
  struct FromUtf8Error { bytes: Vec<u8>, error: std::str::Utf8Error }
  impl FromUtf8Error {
    fn utf8_error(&self) -> std::str::Utf8Error { self.error }
    fn into_bytes(self) -> Vec<u8> { self.bytes }
  }
  impl Display for FromUtf8Error {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { write!(f, "{}", self.error) }
  }
}
mod mem {
  struct Discriminant<T>(isize);
  impl<T> Clone for Discriminant<T> { fn clone(&self) -> Self { *self } }
  impl<T> Copy for Discriminant<T> {}
  impl<T> PartialEq for Discriminant<T> { fn eq(&self, other: &Self) -> bool { self.0 == other.0 } }
  impl<T> Eq for Discriminant<T> {}
  impl<T> Hash for Discriminant<T> { fn hash<H: Hasher>(&self, state: &mut H) { self.0.hash(state) } }
  fn discriminant<T>(value: &T) -> Discriminant<T>;
}
mod slice {
  #[derive(Clone, PartialEq, Eq, Debug)]
  enum GetDisjointMutError { IndexOutOfBounds, OverlappingIndices }
}
`
