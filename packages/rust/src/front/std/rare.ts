const floatBits = (type: string, bits: string, size: number) => `
  impl ${type} {
    fn to_bits(self) -> ${bits};
    fn from_bits(bits: ${bits}) -> ${type};
    ${['be', 'le'].map((order) => `fn to_${order}_bytes(self) -> [u8; ${size}] { self.to_bits().to_${order}_bytes() }`).join('\n    ')}
    ${['be', 'le'].map((order) => `fn from_${order}_bytes(bytes: [u8; ${size}]) -> ${type} { ${type}::from_bits(${bits}::from_${order}_bytes(bytes)) }`).join('\n    ')}
  }
`

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

/** Methods of common types that few programs call. */
export const rareMethods = `
mod str {
  impl str {
    fn rfind<P: Pattern>(&self, pattern: P) -> Option<usize>;
    fn match_indices<P: Pattern>(&self, pattern: P) -> MatchIndices<P>;
    fn replacen<P: Pattern>(&self, from: P, to: &str, count: usize) -> String;
    fn splitn<P: Pattern>(&self, n: usize, pattern: P) -> SplitN<P>;
    fn rsplitn<P: Pattern>(&self, n: usize, pattern: P) -> SplitN<P>;
    fn rsplit_once<P: Pattern>(&self, delimiter: P) -> Option<(&str, &str)>;
  }
}
mod char {
  impl char {
    fn make_ascii_lowercase(&mut self) { *self = self.to_ascii_lowercase(); }
    fn make_ascii_uppercase(&mut self) { *self = self.to_ascii_uppercase(); }
  }
}
mod cmp {
  impl Ordering {
    fn is_eq(self) -> bool { self == Ordering::Equal }
    fn is_ne(self) -> bool { self != Ordering::Equal }
    fn is_le(self) -> bool { self != Ordering::Greater }
    fn is_ge(self) -> bool { self != Ordering::Less }
  }
}
mod iter {
  impl<T, I: Iterator<Item = T>> Peekable<I> {
    fn next_if<F: FnOnce(&T) -> bool>(&mut self, f: F) -> Option<T> { if f(self.peek()?) { self.next() } else { None } }
    fn next_if_eq<R>(&mut self, expected: &R) -> Option<T> where T: PartialEq<R> {
      self.next_if(|next| next == expected)
    }
  }
}
mod array {
  impl<T, const N: usize> [T; N] {
    fn each_ref(&self) -> [&T; N] { from_fn(|i| &self[i]) }
    fn each_mut(&mut self) -> [&mut T; N] { from_fn(|i| &mut self[i]) }
  }
}
mod fmt {
  impl Formatter {
    fn debug_struct(&mut self, name: &str) -> DebugStruct;
    fn debug_tuple(&mut self, name: &str) -> DebugTuple;
    fn debug_list(&mut self) -> DebugList;
    fn debug_set(&mut self) -> DebugList;
    fn debug_map(&mut self) -> DebugMap;
  }
}
mod string {
  impl String {
    fn replace_range<R: RangeBounds<usize>>(&mut self, range: R, text: &str);
    fn into_boxed_str(self) -> Box<str>;
    fn as_mut_str(&mut self) -> &mut str;
    fn from_utf8(bytes: Vec<u8>) -> Result<String, FromUtf8Error>;
  }
}
mod option {
  impl<T> Option<T> {
    fn map_or_else<U, D: FnOnce() -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U {
      match self { Some(x) => f(x), None => default() }
    }
    fn is_none_or<F: FnOnce(T) -> bool>(self, f: F) -> bool { match self { Some(x) => f(x), None => true } }
    fn xor(self, other: Option<T>) -> Option<T> {
      match (self, other) { (Some(x), None) | (None, Some(x)) => Some(x), _ => None }
    }
    fn take_if<P: FnOnce(&mut T) -> bool>(&mut self, predicate: P) -> Option<T> {
      if self.as_mut().is_some_and(predicate) { self.take() } else { None }
    }
    fn get_or_insert_default(&mut self) -> &mut T where T: Default { self.get_or_insert_with(T::default) }
    fn as_deref_mut<U>(&mut self) -> Option<&mut U> where T: DerefMut + Deref<Target = U> {
      self.as_mut().map(|x| &mut **x)
    }
  }
  impl<A, B> Option<(A, B)> {
    fn unzip(self) -> (Option<A>, Option<B>) { match self { Some((a, b)) => (Some(a), Some(b)), None => (None, None) } }
  }
  impl<T, E> Option<Result<T, E>> {
    fn transpose(self) -> Result<Option<T>, E> {
      match self { Some(Ok(x)) => Ok(Some(x)), Some(Err(e)) => Err(e), None => Ok(None) }
    }
  }
}
mod result {
  impl<T, E> Result<T, E> {
    fn map_or_else<U, D: FnOnce(E) -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U {
      match self { Ok(x) => f(x), Err(e) => default(e) }
    }
    fn is_ok_and<F: FnOnce(T) -> bool>(self, f: F) -> bool { match self { Ok(x) => f(x), Err(_) => false } }
    fn unwrap_err(self) -> E where T: Debug { self.expect_err("called \`Result::unwrap_err()\` on an \`Ok\` value") }
    fn expect_err(self, message: &str) -> E where T: Debug {
      match self { Ok(x) => panic!("{message}: {x:?}"), Err(e) => e }
    }
    fn is_err_and<F: FnOnce(E) -> bool>(self, f: F) -> bool { match self { Ok(_) => false, Err(e) => f(e) } }
    fn inspect_err<F: FnOnce(&E)>(self, f: F) -> Result<T, E> { if let Err(e) = &self { f(e) } self }
  }
  impl<T, E> Result<Option<T>, E> {
    fn transpose(self) -> Option<Result<T, E>> {
      match self { Ok(Some(x)) => Some(Ok(x)), Ok(None) => None, Err(e) => Some(Err(e)) }
    }
  }
}
mod num {
  impl Int {
    fn ilog(self, base: Self) -> u32;
    fn checked_ilog2(self) -> Option<u32>;
    fn checked_ilog10(self) -> Option<u32>;
    fn from_str_radix(text: &str, radix: u32) -> Result<Self, ParseIntError>;
  }
  impl Signed {
    fn cast_unsigned(self) -> <Self as Counterpart>::Other;
    fn checked_add_unsigned(self, rhs: <Self as Counterpart>::Other) -> Option<Self>;
    fn checked_sub_unsigned(self, rhs: <Self as Counterpart>::Other) -> Option<Self>;
    fn saturating_add_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn saturating_sub_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn wrapping_add_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn wrapping_sub_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
  }
  impl Unsigned {
    fn checked_next_power_of_two(self) -> Option<Self>;
    fn next_multiple_of(self, rhs: Self) -> Self;
    fn is_multiple_of(self, rhs: Self) -> bool;
    fn div_ceil(self, rhs: Self) -> Self;
    fn cast_signed(self) -> <Self as Counterpart>::Other;
    fn checked_signed_diff(self, rhs: Self) -> Option<<Self as Counterpart>::Other>;
    fn checked_add_signed(self, rhs: <Self as Counterpart>::Other) -> Option<Self>;
    fn saturating_add_signed(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn wrapping_add_signed(self, rhs: <Self as Counterpart>::Other) -> Self;
  }
${floatBits('f32', 'u32', 4)}${floatBits('f64', 'u64', 8)}}
mod slice {
  impl<T> [T] {
    fn binary_search(&self, value: &T) -> Result<usize, usize> where T: Ord;
    fn binary_search_by<F: FnMut(&T) -> Ordering>(&self, f: F) -> Result<usize, usize>;
    fn binary_search_by_key<B: Ord, F: FnMut(&T) -> B>(&self, key: &B, f: F) -> Result<usize, usize>;
    fn partition_point<P: FnMut(&T) -> bool>(&self, predicate: P) -> usize;
    fn sort_by_cached_key<K: Ord, F: FnMut(&T) -> K>(&mut self, key: F);
    fn rchunks(&self, size: usize) -> Chunks<T>;
    fn chunks_exact_mut(&mut self, size: usize) -> ChunksMut<T>;
    fn split_first(&self) -> Option<(&T, &[T])> {
      if let [first, rest @ ..] = self { Some((first, rest)) } else { None }
    }
    fn split_last(&self) -> Option<(&T, &[T])> { if let [rest @ .., last] = self { Some((last, rest)) } else { None } }
    fn fill_with<F: FnMut() -> T>(&mut self, mut f: F) { for item in self { *item = f(); } }
    fn get_disjoint_mut<const N: usize>(&mut self, indices: [usize; N]) -> Result<[&mut T; N], GetDisjointMutError> {
      for (i, index) in indices.iter().enumerate() {
        if *index >= self.len() { return Err(GetDisjointMutError::IndexOutOfBounds) }
        if indices[..i].contains(index) { return Err(GetDisjointMutError::OverlappingIndices) }
      }
      Ok(array::from_fn(|i| &mut self[indices[i]]))
    }
    fn chunk_by<F: FnMut(&T, &T) -> bool>(&self, mut same: F) -> impl Iterator<Item = &[T]> {
      let mut rest = self;
      iter::from_fn(move || {
        if rest.is_empty() { return None; }
        let end = rest.windows(2).position(|pair| !same(&pair[0], &pair[1])).map_or(rest.len(), |last| last + 1);
        let (part, behind) = rest.split_at(end);
        rest = behind;
        Some(part)
      })
    }
    fn is_sorted_by<F: FnMut(&T, &T) -> bool>(&self, mut ordered: F) -> bool {
      self.windows(2).all(|pair| ordered(&pair[0], &pair[1]))
    }
    fn is_sorted_by_key<K: PartialOrd, F: FnMut(&T) -> K>(&self, key: F) -> bool { self.iter().map(key).is_sorted() }
    fn split_first_mut(&mut self) -> Option<(&mut T, &mut [T])> {
      if let [first, rest @ ..] = self { Some((first, rest)) } else { None }
    }
    fn split_last_mut(&mut self) -> Option<(&mut T, &mut [T])> {
      if let [rest @ .., last] = self { Some((last, rest)) } else { None }
    }
    fn clone_from_slice(&mut self, source: &[T]) where T: Clone {
      assert!(self.len() == source.len(), "destination and source slices have different lengths");
      for i in 0..self.len() { self[i] = source[i].clone(); }
    }
    fn swap_with_slice(&mut self, other: &mut [T]) {
      assert!(self.len() == other.len(), "destination and source slices have different lengths");
      for i in 0..self.len() { mem::swap(&mut self[i], &mut other[i]); }
    }
    fn copy_within<R: RangeBounds<usize>>(&mut self, source: R, dest: usize) where T: Copy;
  }
}
mod vec {
  impl<T> Vec<T> {
    fn pop_if<F: FnOnce(&mut T) -> bool>(&mut self, predicate: F) -> Option<T> {
      if predicate(self.last_mut()?) { self.pop() } else { None }
    }
    fn dedup_by_key<K: PartialEq, F: FnMut(&mut T) -> K>(&mut self, mut key: F) {
      self.dedup_by(|a, b| key(a) == key(b))
    }
    fn extract_if<R: RangeBounds<usize>, F: FnMut(&mut T) -> bool>(&mut self, range: R, mut f: F)
      -> impl Iterator<Item = T> {
      let mut left = (0..self.len()).collect::<Vec<usize>>().drain(range).collect::<Vec<usize>>().into_iter().peekable();
      let mut at = left.peek().copied().unwrap_or(0);
      iter::from_fn(move || {
        while left.next().is_some() {
          if f(&mut self[at]) { return Some(self.remove(at)) }
          at += 1;
        }
        None
      })
    }
    fn extend_from_within<R: RangeBounds<usize>>(&mut self, range: R) where T: Clone;
    fn splice<R: RangeBounds<usize>, I: IntoIterator<Item = T>>(&mut self, range: R, with: I) -> Drain<T>;
  }
}
`
