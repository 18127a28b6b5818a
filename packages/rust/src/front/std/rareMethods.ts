import { functions } from './declaring'

const floatBits = (type: string, bits: string, size: number) => `
  impl ${type} {
    fn to_bits(self) -> ${bits};
    fn from_bits(bits: ${bits}) -> ${type};
    ${['be', 'le'].map((order) => `fn to_${order}_bytes(self) -> [u8; ${size}] { self.to_bits().to_${order}_bytes() }`).join('\n    ')}
    ${['be', 'le'].map((order) => `fn from_${order}_bytes(bytes: [u8; ${size}]) -> ${type} { ${type}::from_bits(${bits}::from_${order}_bytes(bytes)) }`).join('\n    ')}
  }
`

const ASCII_KINDS =
  'is_ascii is_ascii_alphabetic is_ascii_alphanumeric is_ascii_digit is_ascii_hexdigit is_ascii_lowercase ' +
  'is_ascii_uppercase is_ascii_punctuation is_ascii_whitespace is_ascii_graphic is_ascii_control'

const asciiMethods = (type: string) => `
  impl ${type} {
    ${functions('(&self) -> bool', ASCII_KINDS)}
    fn to_ascii_lowercase(&self) -> ${type};
    fn to_ascii_uppercase(&self) -> ${type};
    fn eq_ignore_ascii_case(&self, other: &${type}) -> bool { self.to_ascii_lowercase() == other.to_ascii_lowercase() }
  }
`

const DIVISIONS = 'div rem div_euclid rem_euclid'

const inManner = (manner: string, operations: string) => operations.replace(/\w+/g, `${manner}_$&`)

/** Sums and differences of a number with one of the other kind, signed or unsigned. */
const withOther = (other: string) =>
  Object.entries({ Self: 'wrapping saturating strict', 'Option<Self>': 'checked', '(Self, bool)': 'overflowing' })
    .map(([result, manners]) =>
      functions(
        `(self, rhs: <Self as Counterpart>::Other) -> ${result}`,
        manners.replace(/\w+/g, `$&_add_${other} $&_sub_${other}`),
      ),
    )
    .join('\n    ')

/** Methods of common types that few programs call. */
export const rareMethods = `
mod str {
  impl str {
    fn is_char_boundary(&self, index: usize) -> bool;
    fn make_ascii_lowercase(&mut self);
    fn make_ascii_uppercase(&mut self);
    fn split_ascii_whitespace(&self) -> SplitWhitespace;
    fn rfind<P: Pattern>(&self, pattern: P) -> Option<usize>;
    fn match_indices<P: Pattern>(&self, pattern: P) -> MatchIndices<P>;
    fn replacen<P: Pattern>(&self, from: P, to: &str, count: usize) -> String;
    fn splitn<P: Pattern>(&self, n: usize, pattern: P) -> SplitN<P>;
    fn rsplitn<P: Pattern>(&self, n: usize, pattern: P) -> SplitN<P>;
    fn rsplit_once<P: Pattern>(&self, delimiter: P) -> Option<(&str, &str)>;
  }
}
mod char {${asciiMethods('char')}  impl char {
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
    fn alternate(&self) -> bool;
    fn precision(&self) -> Option<usize>;
    fn sign_plus(&self) -> bool;
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
mod num {${asciiMethods('u8')}  impl Int {
    ${functions('(self) -> Self', 'swap_bytes reverse_bits strict_neg')}
    ${functions('(self) -> u32', 'count_zeros leading_ones trailing_ones')}
    ${functions('(self, rhs: Self) -> Self', `${inManner('strict', `add sub mul ${DIVISIONS}`)} wrapping_div_euclid wrapping_rem_euclid`)}
    ${functions('(self, rhs: Self) -> Option<Self>', 'checked_div_euclid checked_rem_euclid')}
    ${functions('(self, rhs: Self) -> (Self, bool)', inManner('overflowing', `add sub mul ${DIVISIONS}`))}
    fn overflowing_neg(self) -> (Self, bool);
    ${functions('(self, rhs: u32) -> Self', 'rotate_left rotate_right wrapping_shl wrapping_shr strict_pow')}
    ${functions('(self, rhs: u32) -> Option<Self>', 'checked_shl checked_shr')}
    ${functions('(self, rhs: u32) -> (Self, bool)', 'overflowing_pow')}
    ${functions('(self) -> <Self as Counterpart>::Bytes', 'to_be_bytes to_le_bytes')}
    ${functions('(bytes: <Self as Counterpart>::Bytes) -> Self', 'from_be_bytes from_le_bytes')}
    fn ilog(self, base: Self) -> u32;
    fn checked_ilog2(self) -> Option<u32>;
    fn checked_ilog10(self) -> Option<u32>;
    fn from_str_radix(text: &str, radix: u32) -> Result<Self, ParseIntError>;
  }
  impl Float {
    ${functions('(self) -> Self', 'round_ties_even cbrt exp2 exp_m1 ln_1p sinh cosh tanh asinh acosh atanh recip')}
    fn is_normal(self) -> bool;
  }
  impl Signed {
    ${functions('(self) -> Self', 'saturating_abs saturating_neg strict_abs')}
    fn overflowing_abs(self) -> (Self, bool);
    fn cast_unsigned(self) -> <Self as Counterpart>::Other;
    ${withOther('unsigned')}
  }
  impl Unsigned {
    fn is_power_of_two(self) -> bool;
    fn next_power_of_two(self) -> Self;
    fn checked_next_power_of_two(self) -> Option<Self>;
    fn next_multiple_of(self, rhs: Self) -> Self;
    fn is_multiple_of(self, rhs: Self) -> bool;
    fn div_ceil(self, rhs: Self) -> Self;
    fn cast_signed(self) -> <Self as Counterpart>::Other;
    fn checked_signed_diff(self, rhs: Self) -> Option<<Self as Counterpart>::Other>;
    ${withOther('signed')}
  }
${floatBits('f32', 'u32', 4)}${floatBits('f64', 'u64', 8)}}
mod slice {
  impl [u8] {
    fn is_ascii(&self) -> bool { self.iter().all(|byte| byte.is_ascii()) }
    fn to_ascii_lowercase(&self) -> Vec<u8> { self.iter().map(|byte| byte.to_ascii_lowercase()).collect() }
    fn to_ascii_uppercase(&self) -> Vec<u8> { self.iter().map(|byte| byte.to_ascii_uppercase()).collect() }
  }
  impl<T: Clone, V: Borrow<[T]>> Join<&[T]> for [V] {
    type Output = Vec<T>;
    fn join(slice: &[V], separator: &[T]) -> Vec<T> {
      let mut items = Vec::new();
      for (i, part) in slice.iter().enumerate() {
        if i > 0 { items.extend_from_slice(separator); }
        items.extend_from_slice(part.borrow());
      }
      items
    }
  }
  impl<T> [T] {
    fn rotate_left(&mut self, mid: usize);
    fn rotate_right(&mut self, k: usize) {
      assert!(k <= self.len());
      self.rotate_left(self.len() - k)
    }
    fn copy_from_slice(&mut self, source: &[T]) where T: Copy;
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
