import { BOTH_ENDS, iterator } from './declaring'

export const sliceDeclarations = `
mod slice {
  trait SliceIndex<T> { type Output; }
  impl<T> SliceIndex<[T]> for usize { type Output = T; }
  impl<T> SliceIndex<[T]> for Range<usize> { type Output = [T]; }
  impl<T> SliceIndex<[T]> for RangeInclusive<usize> { type Output = [T]; }
  impl<T> SliceIndex<[T]> for RangeFrom<usize> { type Output = [T]; }
  impl<T> SliceIndex<[T]> for RangeTo<usize> { type Output = [T]; }
  impl<T> SliceIndex<[T]> for RangeToInclusive<usize> { type Output = [T]; }
  impl<T> SliceIndex<[T]> for RangeFull { type Output = [T]; }
  impl SliceIndex<str> for Range<usize> { type Output = str; }
  impl SliceIndex<str> for RangeInclusive<usize> { type Output = str; }
  impl SliceIndex<str> for RangeFrom<usize> { type Output = str; }
  impl SliceIndex<str> for RangeTo<usize> { type Output = str; }
  impl SliceIndex<str> for RangeToInclusive<usize> { type Output = str; }
  impl SliceIndex<str> for RangeFull { type Output = str; }
  impl<T, I: SliceIndex<[T]>> Index<I> for [T] { type Output = I::Output; }
  impl<T, I: SliceIndex<[T]>> IndexMut<I> for [T] {}
  impl<T, I: SliceIndex<[T]>, const N: usize> Index<I> for [T; N] { type Output = I::Output; }
  impl<T, I: SliceIndex<[T]>, const N: usize> IndexMut<I> for [T; N] {}
  ${iterator("Iter<'a, T>", '&T', 'Clone', ...BOTH_ENDS)}
  ${iterator("IterMut<'a, T>", '&mut T', ...BOTH_ENDS)}
  ${iterator("Windows<'a, T>", '&[T]', 'Clone', ...BOTH_ENDS)}
  impl<T> [T] {
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool;
    fn iter(&self) -> Iter<T>;
    fn iter_mut(&mut self) -> IterMut<T>;
    fn first(&self) -> Option<&T>;
    fn last(&self) -> Option<&T>;
    fn get<I: SliceIndex<[T]>>(&self, index: I) -> Option<&I::Output>;
    fn get_mut<I: SliceIndex<[T]>>(&mut self, index: I) -> Option<&mut I::Output>;
    fn swap(&mut self, a: usize, b: usize);
    fn reverse(&mut self);
    fn contains(&self, value: &T) -> bool where T: PartialEq;
    fn windows(&self, size: usize) -> Windows<T>;
    fn first_mut(&mut self) -> Option<&mut T> { self.get_mut(0) }
    fn last_mut(&mut self) -> Option<&mut T> { match self.len() { 0 => None, len => self.get_mut(len - 1) } }
    fn fill(&mut self, value: T) where T: Clone;
    fn starts_with(&self, needle: &[T]) -> bool where T: PartialEq {
      self.len() >= needle.len() && self[..needle.len()] == *needle
    }
    fn ends_with(&self, needle: &[T]) -> bool where T: PartialEq {
      self.len() >= needle.len() && self[self.len() - needle.len()..] == *needle
    }
    fn strip_prefix(&self, prefix: &[T]) -> Option<&[T]> where T: PartialEq {
      self.starts_with(prefix).then(|| &self[prefix.len()..])
    }
    fn strip_suffix(&self, suffix: &[T]) -> Option<&[T]> where T: PartialEq {
      self.ends_with(suffix).then(|| &self[..self.len() - suffix.len()])
    }
    fn chunks(&self, size: usize) -> Chunks<T>;
    fn chunks_mut(&mut self, size: usize) -> ChunksMut<T>;
    fn chunks_exact(&self, size: usize) -> Chunks<T>;
    fn split<P: FnMut(&T) -> bool>(&self, predicate: P) -> SliceSplit<T, P>;
    fn split_at(&self, mid: usize) -> (&[T], &[T]) { self.split_at_checked(mid).expect("mid > len") }
    fn split_at_mut(&mut self, mid: usize) -> (&mut [T], &mut [T]) {
      if mid > self.len() { panic!("mid > len") }
      (&mut self[..mid], &mut self[mid..])
    }
    fn split_at_checked(&self, mid: usize) -> Option<(&[T], &[T])> {
      if mid > self.len() { None } else { Some((&self[..mid], &self[mid..])) }
    }
    fn sort(&mut self) where T: Ord;
    fn sort_by<F: FnMut(&T, &T) -> Ordering>(&mut self, compare: F);
    fn sort_by_key<K: Ord, F: FnMut(&T) -> K>(&mut self, key: F);
    fn sort_unstable(&mut self) where T: Ord { self.sort() }
    fn sort_unstable_by<F: FnMut(&T, &T) -> Ordering>(&mut self, compare: F) { self.sort_by(compare) }
    fn sort_unstable_by_key<K: Ord, F: FnMut(&T) -> K>(&mut self, key: F) { self.sort_by_key(key) }
    fn is_sorted(&self) -> bool where T: PartialOrd { self.iter().is_sorted() }
    fn to_vec(&self) -> Vec<T> where T: Clone;
    fn into_vec(self: Box<[T]>) -> Vec<T> { Vec::from(self) }
    fn repeat(&self, n: usize) -> Vec<T> where T: Copy;
    fn concat<Item>(&self) -> <[T] as Concat<Item>>::Output where [T]: Concat<Item> { Concat::concat(self) }
    fn join<Separator>(&self, separator: Separator) -> <[T] as Join<Separator>>::Output where [T]: Join<Separator> {
      Join::join(self, separator)
    }
  }
  impl<T> IntoIterator for &[T] { type Item = &T; type IntoIter = Iter<T>; }
  impl<T> IntoIterator for &mut [T] { type Item = &mut T; type IntoIter = IterMut<T>; }
  trait Concat<Item> { type Output; fn concat(slice: &Self) -> Self::Output; }
  impl<S: Borrow<str>> Concat<str> for [S] { type Output = String; fn concat(slice: &[S]) -> String { slice.join("") } }
  impl<T: Clone, V: Borrow<[T]>> Concat<T> for [V] {
    type Output = Vec<T>;
    fn concat(slice: &[V]) -> Vec<T> { let none: &[T] = &[]; slice.join(none) }
  }
  impl<T: Clone, V: Borrow<[T]>> Join<&T> for [V] {
    type Output = Vec<T>;
    fn join(slice: &[V], separator: &T) -> Vec<T> { slice.join(&[separator.clone()][..]) }
  }
  trait Join<Separator> { type Output; fn join(slice: &Self, separator: Separator) -> Self::Output; }
  impl<S: Borrow<str>> Join<&str> for [S] {
    type Output = String;
    fn join(slice: &[S], separator: &str) -> String {
      let mut text = String::new();
      for (i, part) in slice.iter().enumerate() {
        if i > 0 { text.push_str(separator); }
        text.push_str(part.borrow());
      }
      text
    }
  }
  ${iterator("Chunks<'a, T>", '&[T]', 'Clone', ...BOTH_ENDS)}
  ${iterator("ChunksMut<'a, T>", '&mut [T]', ...BOTH_ENDS)}
  ${iterator("SliceSplit<'a, T, P>", '&[T]', 'DoubleEndedIterator')}
}
mod array {
  ${iterator('ArrayIntoIter<T>', 'T', 'Clone where T: Clone', ...BOTH_ENDS)}
  impl<T, const N: usize> [T; N] {
    fn map<U, F: FnMut(T) -> U>(self, f: F) -> [U; N];
    fn as_slice(&self) -> &[T] { self }
    fn as_mut_slice(&mut self) -> &mut [T] { self }
  }
  impl<A: PartialEq<B>, B, const N: usize> PartialEq<&[B]> for [A; N] {}
  impl<A: PartialEq<B>, B, const N: usize> PartialEq<[B; N]> for &[A] {}
  impl<T, const N: usize> IntoIterator for [T; N] { type Item = T; type IntoIter = ArrayIntoIter<T>; }
  impl<T, const N: usize> IntoIterator for &[T; N] { type Item = &T; type IntoIter = Iter<T>; }
  impl<T, const N: usize> IntoIterator for &mut [T; N] { type Item = &mut T; type IntoIter = IterMut<T>; }
  fn from_fn<T, const N: usize, F: FnMut(usize) -> T>(f: F) -> [T; N];
  #[derive(Clone, Copy, Debug)]
  struct TryFromSliceError(());
  impl<T, const N: usize> AsRef<[T]> for [T; N] {}
  impl<T, const N: usize> Borrow<[T]> for [T; N] {}
  impl<T: Copy, const N: usize> TryFrom<&[T]> for [T; N] { type Error = TryFromSliceError; }
  impl<T, const N: usize> TryFrom<Vec<T>> for [T; N] { type Error = Vec<T>; }
  impl<T> From<Vec<T>> for Box<[T]> { fn from(items: Vec<T>) -> Box<[T]> { items.into_boxed_slice() } }
}
mod vec {
  struct Vec<T> {}
  ${iterator('IntoIter<T>', 'T', 'Clone where T: Clone', ...BOTH_ENDS)}
  impl<T> Vec<T> {
    fn new() -> Vec<T>;
    fn with_capacity(capacity: usize) -> Vec<T>;
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool;
    fn push(&mut self, value: T);
    fn pop(&mut self) -> Option<T>;
    fn clear(&mut self);
    fn truncate(&mut self, len: usize);
    fn insert(&mut self, index: usize, element: T);
    fn remove(&mut self, index: usize) -> T;
    fn swap_remove(&mut self, index: usize) -> T;
    fn retain<F: FnMut(&T) -> bool>(&mut self, f: F);
    fn retain_mut<F: FnMut(&mut T) -> bool>(&mut self, f: F);
    fn capacity(&self) -> usize;
    fn reserve(&mut self, additional: usize);
    fn shrink_to_fit(&mut self);
    fn as_slice(&self) -> &[T] { self }
    fn as_mut_slice(&mut self) -> &mut [T] { self }
    fn into_boxed_slice(self) -> Box<[T]>;
    fn dedup(&mut self) where T: PartialEq { self.dedup_by(|a, b| a == b) }
    fn dedup_by<F: FnMut(&mut T, &mut T) -> bool>(&mut self, same: F);
    fn append(&mut self, other: &mut Vec<T>);
    fn extend_from_slice(&mut self, other: &[T]) where T: Clone;
    fn resize(&mut self, len: usize, value: T) where T: Clone { self.resize_with(len, || value.clone()) }
    fn resize_with<F: FnMut() -> T>(&mut self, len: usize, f: F);
    fn split_off(&mut self, at: usize) -> Vec<T>;
    fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> Drain<T>;
  }
  impl<T: Clone> Clone for Vec<T> {}
  impl<T> Default for Vec<T> {}
  impl<T: Debug> Debug for Vec<T> {}
  impl<T> Deref for Vec<T> { type Target = [T]; }
  impl<T> DerefMut for Vec<T> {}
  impl<T, I: SliceIndex<[T]>> Index<I> for Vec<T> { type Output = I::Output; }
  impl<T, I: SliceIndex<[T]>> IndexMut<I> for Vec<T> {}
  impl<A: PartialEq<B>, B> PartialEq<Vec<B>> for Vec<A> {}
  impl<A: PartialEq<B>, B> PartialEq<[B]> for Vec<A> {}
  impl<A: PartialEq<B>, B> PartialEq<&[B]> for Vec<A> {}
  impl<A: PartialEq<B>, B> PartialEq<&mut [B]> for Vec<A> {}
  impl<A: PartialEq<B>, B, const N: usize> PartialEq<[B; N]> for Vec<A> {}
  impl<A: PartialEq<B>, B, const N: usize> PartialEq<&[B; N]> for Vec<A> {}
  impl<A: PartialEq<B>, B> PartialEq<Vec<B>> for [A] {}
  impl<A: PartialEq<B>, B> PartialEq<Vec<B>> for &[A] {}
  impl<T: Eq> Eq for Vec<T> {}
  impl<T: PartialOrd> PartialOrd for Vec<T> {}
  impl<T: Ord> Ord for Vec<T> {}
  impl<T> IntoIterator for Vec<T> { type Item = T; type IntoIter = IntoIter<T>; }
  impl<T> IntoIterator for &Vec<T> { type Item = &T; type IntoIter = Iter<T>; }
  impl<T> IntoIterator for &mut Vec<T> { type Item = &mut T; type IntoIter = IterMut<T>; }
  impl<T> FromIterator<T> for Vec<T> {}
  impl<T> Extend<T> for Vec<T> {}
  impl<T: Copy> Extend<&T> for Vec<T> {}
  impl<T: Clone> From<&[T]> for Vec<T> {}
  impl<T: Clone> From<&mut [T]> for Vec<T> {}
  impl<T, const N: usize> From<[T; N]> for Vec<T> {}
  impl<T: Clone, const N: usize> From<&[T; N]> for Vec<T> {}
  impl From<&str> for Vec<u8> {}
  impl From<String> for Vec<u8> {}
  ${iterator("Drain<'a, T>", 'T', ...BOTH_ENDS)}
  impl<T: Hash> Hash for Vec<T> {}
  impl<T> From<Box<[T]>> for Vec<T> {}
}
`
