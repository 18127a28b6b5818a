/** Slices, arrays and `Vec`, their iterators, and what can stand in an index. */
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
  struct Iter<T> {}
  struct IterMut<T> {}
  struct Windows<T> {}
  impl<T> Clone for Iter<T> {}
  impl<T> Iterator for Iter<T> { type Item = &T; }
  impl<T> DoubleEndedIterator for Iter<T> {}
  impl<T> ExactSizeIterator for Iter<T> {}
  impl<T> Iterator for IterMut<T> { type Item = &mut T; }
  impl<T> DoubleEndedIterator for IterMut<T> {}
  impl<T> ExactSizeIterator for IterMut<T> {}
  impl<T> Clone for Windows<T> {}
  impl<T> Iterator for Windows<T> { type Item = &[T]; }
  impl<T> DoubleEndedIterator for Windows<T> {}
  impl<T> ExactSizeIterator for Windows<T> {}
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
  }
  impl<T> IntoIterator for &[T] { type Item = &T; type IntoIter = Iter<T>; }
  impl<T> IntoIterator for &mut [T] { type Item = &mut T; type IntoIter = IterMut<T>; }
}
mod array {
  struct ArrayIntoIter<T> {}
  impl<T: Clone> Clone for ArrayIntoIter<T> {}
  impl<T> Iterator for ArrayIntoIter<T> { type Item = T; }
  impl<T> DoubleEndedIterator for ArrayIntoIter<T> {}
  impl<T> ExactSizeIterator for ArrayIntoIter<T> {}
  impl<T, const N: usize> [T; N] {
    fn map<U, F: FnMut(T) -> U>(self, f: F) -> [U; N];
    fn as_slice(&self) -> &[T];
  }
  impl<A: PartialEq<B>, B, const N: usize> PartialEq<&[B]> for [A; N] {}
  impl<A: PartialEq<B>, B, const N: usize> PartialEq<[B; N]> for &[A] {}
  impl<T, const N: usize> IntoIterator for [T; N] { type Item = T; type IntoIter = ArrayIntoIter<T>; }
  impl<T, const N: usize> IntoIterator for &[T; N] { type Item = &T; type IntoIter = Iter<T>; }
  impl<T, const N: usize> IntoIterator for &mut [T; N] { type Item = &mut T; type IntoIter = IterMut<T>; }
}
mod vec {
  struct Vec<T> {}
  struct IntoIter<T> {}
  impl<T: Clone> Clone for IntoIter<T> {}
  impl<T> Iterator for IntoIter<T> { type Item = T; }
  impl<T> DoubleEndedIterator for IntoIter<T> {}
  impl<T> ExactSizeIterator for IntoIter<T> {}
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
}
`
