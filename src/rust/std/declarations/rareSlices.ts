/** The rest of `sliceDeclarations`, which few programs need. */
export const rareSliceDeclarations = `
mod slice {
  trait Concat<Item> { type Output; }
  impl<T: Clone, V: Borrow<[T]>> Concat<T> for [V] { type Output = Vec<T>; }
  impl<S: Borrow<str>> Concat<str> for [S] { type Output = String; }
  trait Join<Separator> { type Output; }
  impl<T: Clone, V: Borrow<[T]>> Join<&T> for [V] { type Output = Vec<T>; }
  impl<T: Clone, V: Borrow<[T]>> Join<&[T]> for [V] { type Output = Vec<T>; }
  impl<S: Borrow<str>> Join<&str> for [S] { type Output = String; }
  struct Chunks<T> {}
  struct ChunksMut<T> {}
  struct SliceSplit<T, P> {}
  impl<T> Clone for Chunks<T> {}
  impl<T> Iterator for Chunks<T> { type Item = &[T]; }
  impl<T> DoubleEndedIterator for Chunks<T> {}
  impl<T> ExactSizeIterator for Chunks<T> {}
  impl<T> Iterator for ChunksMut<T> { type Item = &mut [T]; }
  impl<T> DoubleEndedIterator for ChunksMut<T> {}
  impl<T> ExactSizeIterator for ChunksMut<T> {}
  impl<T, P> Iterator for SliceSplit<T, P> { type Item = &[T]; }
  impl<T, P> DoubleEndedIterator for SliceSplit<T, P> {}
  impl<T> [T] {
    fn first_mut(&mut self) -> Option<&mut T>;
    fn last_mut(&mut self) -> Option<&mut T>;
    fn split_first(&self) -> Option<(&T, &[T])>;
    fn split_first_mut(&mut self) -> Option<(&mut T, &mut [T])>;
    fn split_last(&self) -> Option<(&T, &[T])>;
    fn split_last_mut(&mut self) -> Option<(&mut T, &mut [T])>;
    fn fill(&mut self, value: T) where T: Clone;
    fn fill_with<F: FnMut() -> T>(&mut self, f: F);
    fn rotate_left(&mut self, mid: usize);
    fn rotate_right(&mut self, k: usize);
    fn copy_from_slice(&mut self, source: &[T]) where T: Copy;
    fn clone_from_slice(&mut self, source: &[T]) where T: Clone;
    fn copy_within<R: RangeBounds<usize>>(&mut self, source: R, dest: usize) where T: Copy;
    fn swap_with_slice(&mut self, other: &mut [T]);
    fn starts_with(&self, needle: &[T]) -> bool where T: PartialEq;
    fn ends_with(&self, needle: &[T]) -> bool where T: PartialEq;
    fn chunks(&self, size: usize) -> Chunks<T>;
    fn chunks_mut(&mut self, size: usize) -> ChunksMut<T>;
    fn chunks_exact(&self, size: usize) -> Chunks<T>;
    fn chunks_exact_mut(&mut self, size: usize) -> ChunksMut<T>;
    fn rchunks(&self, size: usize) -> Chunks<T>;
    fn split<P: FnMut(&T) -> bool>(&self, predicate: P) -> SliceSplit<T, P>;
    fn split_at(&self, mid: usize) -> (&[T], &[T]);
    fn split_at_mut(&mut self, mid: usize) -> (&mut [T], &mut [T]);
    fn split_at_checked(&self, mid: usize) -> Option<(&[T], &[T])>;
    fn sort(&mut self) where T: Ord;
    fn sort_by<F: FnMut(&T, &T) -> Ordering>(&mut self, compare: F);
    fn sort_by_key<K: Ord, F: FnMut(&T) -> K>(&mut self, key: F);
    fn sort_by_cached_key<K: Ord, F: FnMut(&T) -> K>(&mut self, key: F);
    fn sort_unstable(&mut self) where T: Ord;
    fn sort_unstable_by<F: FnMut(&T, &T) -> Ordering>(&mut self, compare: F);
    fn sort_unstable_by_key<K: Ord, F: FnMut(&T) -> K>(&mut self, key: F);
    fn is_sorted(&self) -> bool where T: PartialOrd;
    fn is_sorted_by_key<K: PartialOrd, F: FnMut(&T) -> K>(&self, key: F) -> bool;
    fn binary_search(&self, value: &T) -> Result<usize, usize> where T: Ord;
    fn binary_search_by<F: FnMut(&T) -> Ordering>(&self, f: F) -> Result<usize, usize>;
    fn binary_search_by_key<B: Ord, F: FnMut(&T) -> B>(&self, key: &B, f: F) -> Result<usize, usize>;
    fn partition_point<P: FnMut(&T) -> bool>(&self, predicate: P) -> usize;
    fn to_vec(&self) -> Vec<T> where T: Clone;
    fn into_vec(self: Box<[T]>) -> Vec<T>;
    fn repeat(&self, n: usize) -> Vec<T> where T: Copy;
    fn concat<Item>(&self) -> <[T] as Concat<Item>>::Output where [T]: Concat<Item>;
    fn join<Separator>(&self, separator: Separator) -> <[T] as Join<Separator>>::Output where [T]: Join<Separator>;
  }
  impl [u8] {
    fn is_ascii(&self) -> bool;
    fn to_ascii_lowercase(&self) -> Vec<u8>;
    fn to_ascii_uppercase(&self) -> Vec<u8>;
  }
}
mod array {
  fn from_fn<T, const N: usize, F: FnMut(usize) -> T>(f: F) -> [T; N];
  #[derive(Clone, Copy, Debug)]
  struct TryFromSliceError(());
  impl<T, const N: usize> [T; N] {
    fn as_mut_slice(&mut self) -> &mut [T];
    fn each_ref(&self) -> [&T; N];
    fn each_mut(&mut self) -> [&mut T; N];
  }
  impl<T, const N: usize> AsRef<[T]> for [T; N] {}
  impl<T, const N: usize> Borrow<[T]> for [T; N] {}
  impl<T: Copy, const N: usize> TryFrom<&[T]> for [T; N] { type Error = TryFromSliceError; }
  impl<T, const N: usize> TryFrom<Vec<T>> for [T; N] { type Error = Vec<T>; }
}
mod vec {
  struct Drain<T> {}
  impl<T> Iterator for Drain<T> { type Item = T; }
  impl<T> DoubleEndedIterator for Drain<T> {}
  impl<T> ExactSizeIterator for Drain<T> {}
  impl<T> Vec<T> {
    fn capacity(&self) -> usize;
    fn reserve(&mut self, additional: usize);
    fn shrink_to_fit(&mut self);
    fn as_slice(&self) -> &[T];
    fn as_mut_slice(&mut self) -> &mut [T];
    fn into_boxed_slice(self) -> Box<[T]>;
    fn pop_if<F: FnOnce(&mut T) -> bool>(&mut self, predicate: F) -> Option<T>;
    fn dedup(&mut self) where T: PartialEq;
    fn dedup_by_key<K: PartialEq, F: FnMut(&mut T) -> K>(&mut self, key: F);
    fn dedup_by<F: FnMut(&mut T, &mut T) -> bool>(&mut self, same: F);
    fn append(&mut self, other: &mut Vec<T>);
    fn extend_from_slice(&mut self, other: &[T]) where T: Clone;
    fn extend_from_within<R: RangeBounds<usize>>(&mut self, range: R) where T: Clone;
    fn resize(&mut self, len: usize, value: T) where T: Clone;
    fn resize_with<F: FnMut() -> T>(&mut self, len: usize, f: F);
    fn split_off(&mut self, at: usize) -> Vec<T>;
    fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> Drain<T>;
    fn splice<R: RangeBounds<usize>, I: IntoIterator<Item = T>>(&mut self, range: R, with: I) -> Drain<T>;
  }
  impl<T: Hash> Hash for Vec<T> {}
  impl<T> From<VecDeque<T>> for Vec<T> {}
  impl<T> From<Box<[T]>> for Vec<T> {}
}
`
