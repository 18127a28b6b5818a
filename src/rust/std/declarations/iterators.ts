/** The iterator traits with all adapters, and the functions that make iterators. */
export const iteratorDeclarations = `
mod iter {
  trait IntoIterator { type Item; type IntoIter: Iterator<Item = Self::Item>; fn into_iter(self) -> Self::IntoIter; }
  trait FromIterator<A> { fn from_iter<T: IntoIterator<Item = A>>(iter: T) -> Self; }
  trait Extend<A> { fn extend<T: IntoIterator<Item = A>>(&mut self, iter: T); }
  trait Sum<A = Self> { fn sum<I: Iterator<Item = A>>(iter: I) -> Self; }
  impl Sum for Number {}
  impl Sum<&Self> for Number {}
  impl<I: Iterator> IntoIterator for I {
    type Item = I::Item;
    type IntoIter = I;
  }
  impl<I: Iterator> Iterator for &mut I { type Item = I::Item; }
  impl<I: DoubleEndedIterator> DoubleEndedIterator for &mut I {}
  impl<I: ExactSizeIterator> ExactSizeIterator for &mut I {}
  impl FromIterator<()> for () {}
  trait Iterator {
    type Item;
    fn next(&mut self) -> Option<Self::Item>;
    fn count(self) -> usize {}
    fn last(self) -> Option<Self::Item> {}
    fn nth(&mut self, n: usize) -> Option<Self::Item> {}
    fn step_by(self, step: usize) -> StepBy<Self> {}
    fn chain<U: IntoIterator<Item = Self::Item>>(self, other: U) -> Chain<Self, U::IntoIter> {}
    fn zip<U: IntoIterator>(self, other: U) -> Zip<Self, U::IntoIter> {}
    fn map<B, F: FnMut(Self::Item) -> B>(self, f: F) -> Map<Self, F> {}
    fn for_each<F: FnMut(Self::Item)>(self, f: F) -> () {}
    fn filter<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Filter<Self, P> {}
    fn filter_map<B, F: FnMut(Self::Item) -> Option<B>>(self, f: F) -> FilterMap<Self, F> {}
    fn enumerate(self) -> Enumerate<Self> {}
    fn skip(self, n: usize) -> Skip<Self> {}
    fn take(self, n: usize) -> Take<Self> {}
    fn collect<B: FromIterator<Self::Item>>(self) -> B { B::from_iter(self) }
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B {}
    fn all<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool {}
    fn any<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool {}
    fn find<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item> {}
    fn position<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize> {}
    fn max<T: Ord>(self) -> Option<T> where Self: Iterator<Item = T> {}
    fn min<T: Ord>(self) -> Option<T> where Self: Iterator<Item = T> {}
    fn rev(self) -> Rev<Self> where Self: DoubleEndedIterator {}
    fn copied<'a, T: Copy + 'a>(self) -> Copied<Self> where Self: Iterator<Item = &'a T> {}
    fn cloned<'a, T: Clone + 'a>(self) -> Cloned<Self> where Self: Iterator<Item = &'a T> {}
    fn sum<S: Sum<Self::Item>>(self) -> S { S::sum(self) }
  }
  trait DoubleEndedIterator: Iterator {
    fn next_back(&mut self) -> Option<Self::Item>;
  }
  trait ExactSizeIterator: Iterator { fn len(&self) -> usize {} }
  struct StepBy<I> {}
  struct Chain<A, B> {}
  struct Zip<A, B> {}
  struct Map<I, F> {}
  struct Filter<I, P> {}
  struct FilterMap<I, F> {}
  struct Enumerate<I> {}
  struct Skip<I> {}
  struct Take<I> {}
  struct Rev<I> {}
  struct Copied<I> {}
  struct Cloned<I> {}
  impl<I: Iterator> Iterator for StepBy<I> { type Item = I::Item; }
  impl<A: Iterator, B: Iterator> Iterator for Chain<A, B> { type Item = A::Item; }
  impl<A: Iterator, B: Iterator> Iterator for Zip<A, B> { type Item = (A::Item, B::Item); }
  impl<B, I: Iterator, F: FnMut(I::Item) -> B> Iterator for Map<I, F> { type Item = B; }
  impl<I: Iterator, P: FnMut(&I::Item) -> bool> Iterator for Filter<I, P> { type Item = I::Item; }
  impl<B, I: Iterator, F: FnMut(I::Item) -> Option<B>> Iterator for FilterMap<I, F> { type Item = B; }
  impl<I: Iterator> Iterator for Enumerate<I> { type Item = (usize, I::Item); }
  impl<I: Iterator> Iterator for Skip<I> { type Item = I::Item; }
  impl<I: Iterator> Iterator for Take<I> { type Item = I::Item; }
  impl<I: DoubleEndedIterator> Iterator for Rev<I> { type Item = I::Item; }
  impl<T: Copy, I: Iterator<Item = &T>> Iterator for Copied<I> { type Item = T; }
  impl<T: Clone, I: Iterator<Item = &T>> Iterator for Cloned<I> { type Item = T; }
  impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for StepBy<I> {}
  impl<A: DoubleEndedIterator, B: DoubleEndedIterator> DoubleEndedIterator for Chain<A, B> {}
  impl<A: DoubleEndedIterator + ExactSizeIterator, B: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator
    for Zip<A, B> {}
  impl<B, I: DoubleEndedIterator, F: FnMut(I::Item) -> B> DoubleEndedIterator for Map<I, F> {}
  impl<I: DoubleEndedIterator, P: FnMut(&I::Item) -> bool> DoubleEndedIterator for Filter<I, P> {}
  impl<B, I: DoubleEndedIterator, F: FnMut(I::Item) -> Option<B>> DoubleEndedIterator for FilterMap<I, F> {}
  impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Enumerate<I> {}
  impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Skip<I> {}
  impl<I: DoubleEndedIterator + ExactSizeIterator> DoubleEndedIterator for Take<I> {}
  impl<I: DoubleEndedIterator> DoubleEndedIterator for Rev<I> {}
  impl<I: DoubleEndedIterator> DoubleEndedIterator for Copied<I> {}
  impl<I: DoubleEndedIterator> DoubleEndedIterator for Cloned<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for StepBy<I> {}
  impl<A: ExactSizeIterator, B: ExactSizeIterator> ExactSizeIterator for Zip<A, B> {}
  impl<B, I: ExactSizeIterator, F: FnMut(I::Item) -> B> ExactSizeIterator for Map<I, F> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Enumerate<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Skip<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Take<I> {}
  impl<I: ExactSizeIterator + DoubleEndedIterator> ExactSizeIterator for Rev<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Copied<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Cloned<I> {}
  impl<I: Clone> Clone for StepBy<I> {}
  impl<A: Clone, B: Clone> Clone for Chain<A, B> {}
  impl<A: Clone, B: Clone> Clone for Zip<A, B> {}
  impl<I: Clone, F: Clone> Clone for Map<I, F> {}
  impl<I: Clone, P: Clone> Clone for Filter<I, P> {}
  impl<I: Clone, F: Clone> Clone for FilterMap<I, F> {}
  impl<I: Clone> Clone for Enumerate<I> {}
  impl<I: Clone> Clone for Skip<I> {}
  impl<I: Clone> Clone for Take<I> {}
  impl<I: Clone> Clone for Rev<I> {}
  impl<I: Clone> Clone for Copied<I> {}
  impl<I: Clone> Clone for Cloned<I> {}
  trait Step {}
  impl Step for Int {}
  impl Step for char {}
}
`
