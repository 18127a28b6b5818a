/** The rest of `iteratorDeclarations`, which few programs need. */
export const rareIteratorDeclarations = `
mod iter {
  trait Product<A = Self> { fn product<I: Iterator<Item = A>>(iter: I) -> Self; }
  impl Product for Number {}
  impl Product<&Self> for Number {}
  trait Iterator {
    fn size_hint(&self) -> (usize, Option<usize>) {}
    fn peekable(self) -> Peekable<Self> {}
    fn skip_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> SkipWhile<Self, P> {}
    fn take_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> TakeWhile<Self, P> {}
    fn map_while<B, P: FnMut(Self::Item) -> Option<B>>(self, predicate: P) -> MapWhile<Self, P> {}
    fn scan<St, B, F: FnMut(&mut St, Self::Item) -> Option<B>>(self, initial: St, f: F) -> Scan<Self, St, F> {}
    fn flat_map<U: IntoIterator, F: FnMut(Self::Item) -> U>(self, f: F) -> FlatMap<Self, U, F> {}
    fn flatten<U: IntoIterator>(self) -> Flatten<Self> where Self: Iterator<Item = U> {}
    fn fuse(self) -> Fuse<Self> {}
    fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Inspect<Self, F> {}
    fn by_ref(&mut self) -> &mut Self {}
    fn partition<B: Default + Extend<Self::Item>, F: FnMut(&Self::Item) -> bool>(self, f: F) -> (B, B) {}
    fn try_fold<B, R: Try<Output = B>, F: FnMut(B, Self::Item) -> R>(&mut self, init: B, f: F) -> R {}
    fn try_for_each<R: Try<Output = ()>, F: FnMut(Self::Item) -> R>(&mut self, f: F) -> R {}
    fn reduce<F: FnMut(Self::Item, Self::Item) -> Self::Item>(self, f: F) -> Option<Self::Item> {}
    fn find_map<B, F: FnMut(Self::Item) -> Option<B>>(&mut self, f: F) -> Option<B> {}
    fn rposition<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>
      where Self: ExactSizeIterator + DoubleEndedIterator {}
    fn max_by_key<B: Ord, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item> {}
    fn min_by_key<B: Ord, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item> {}
    fn max_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(self, compare: F) -> Option<Self::Item> {}
    fn min_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(self, compare: F) -> Option<Self::Item> {}
    fn unzip<A, B, FromA: Default + Extend<A>, FromB: Default + Extend<B>>(self) -> (FromA, FromB)
      where Self: Iterator<Item = (A, B)> {}
    fn cycle(self) -> Cycle<Self> where Self: Clone {}
    fn product<P: Product<Self::Item>>(self) -> P { P::product(self) }
    fn cmp<T: Ord, I: IntoIterator<Item = T>>(self, other: I) -> Ordering where Self: Iterator<Item = T> {}
    fn partial_cmp<T: PartialOrd<I::Item>, I: IntoIterator>(self, other: I) -> Option<Ordering>
      where Self: Iterator<Item = T> {}
    fn eq<T: PartialEq<I::Item>, I: IntoIterator>(self, other: I) -> bool where Self: Iterator<Item = T> {}
    fn ne<T: PartialEq<I::Item>, I: IntoIterator>(self, other: I) -> bool where Self: Iterator<Item = T> {}
    fn lt<T: PartialOrd<I::Item>, I: IntoIterator>(self, other: I) -> bool where Self: Iterator<Item = T> {
      self.partial_cmp(other) == Some(Ordering::Less)
    }
    fn le<T: PartialOrd<I::Item>, I: IntoIterator>(self, other: I) -> bool where Self: Iterator<Item = T> {
      matches!(self.partial_cmp(other), Some(Ordering::Less | Ordering::Equal))
    }
    fn gt<T: PartialOrd<I::Item>, I: IntoIterator>(self, other: I) -> bool where Self: Iterator<Item = T> {
      self.partial_cmp(other) == Some(Ordering::Greater)
    }
    fn ge<T: PartialOrd<I::Item>, I: IntoIterator>(self, other: I) -> bool where Self: Iterator<Item = T> {
      matches!(self.partial_cmp(other), Some(Ordering::Greater | Ordering::Equal))
    }
    fn is_sorted<T: PartialOrd>(self) -> bool where Self: Iterator<Item = T> {}
  }
  trait DoubleEndedIterator: Iterator {
    fn nth_back(&mut self, n: usize) -> Option<Self::Item> {}
    fn rfold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B {}
    fn rfind<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item> {}
  }
  struct Peekable<I> {}
  struct SkipWhile<I, P> {}
  struct TakeWhile<I, P> {}
  struct MapWhile<I, P> {}
  struct Scan<I, St, F> {}
  struct FlatMap<I, U, F> {}
  struct Flatten<I> {}
  struct Fuse<I> {}
  struct Inspect<I, F> {}
  struct Cycle<I> {}
  impl<I: Iterator> Iterator for Peekable<I> { type Item = I::Item; }
  impl<I: Iterator, P: FnMut(&I::Item) -> bool> Iterator for SkipWhile<I, P> { type Item = I::Item; }
  impl<I: Iterator, P: FnMut(&I::Item) -> bool> Iterator for TakeWhile<I, P> { type Item = I::Item; }
  impl<B, I: Iterator, P: FnMut(I::Item) -> Option<B>> Iterator for MapWhile<I, P> { type Item = B; }
  impl<B, I: Iterator, St, F: FnMut(&mut St, I::Item) -> Option<B>> Iterator for Scan<I, St, F> { type Item = B; }
  impl<I: Iterator, U: IntoIterator, F: FnMut(I::Item) -> U> Iterator for FlatMap<I, U, F> { type Item = U::Item; }
  impl<I: Iterator> Iterator for Flatten<I> where I::Item: IntoIterator {
    type Item = <I::Item as IntoIterator>::Item;
  }
  impl<I: Iterator> Iterator for Fuse<I> { type Item = I::Item; }
  impl<I: Iterator, F: FnMut(&I::Item)> Iterator for Inspect<I, F> { type Item = I::Item; }
  impl<I: Clone + Iterator> Iterator for Cycle<I> { type Item = I::Item; }
  impl<I: DoubleEndedIterator> DoubleEndedIterator for Peekable<I> {}
  impl<I: DoubleEndedIterator, U: IntoIterator, F: FnMut(I::Item) -> U> DoubleEndedIterator for FlatMap<I, U, F>
    where U::IntoIter: DoubleEndedIterator {}
  impl<I: DoubleEndedIterator + Iterator<Item = U>, U: IntoIterator> DoubleEndedIterator for Flatten<I>
    where U::IntoIter: DoubleEndedIterator {}
  impl<I: DoubleEndedIterator> DoubleEndedIterator for Fuse<I> {}
  impl<I: DoubleEndedIterator, F: FnMut(&I::Item)> DoubleEndedIterator for Inspect<I, F> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Peekable<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Fuse<I> {}
  impl<I: ExactSizeIterator, F: FnMut(&I::Item)> ExactSizeIterator for Inspect<I, F> {}
  impl<I: Clone> Clone for Peekable<I> {}
  impl<I: Clone, P: Clone> Clone for SkipWhile<I, P> {}
  impl<I: Clone, P: Clone> Clone for TakeWhile<I, P> {}
  impl<I: Clone, U: Clone, F: Clone> Clone for FlatMap<I, U, F> {}
  impl<I: Clone> Clone for Flatten<I> {}
  impl<I: Clone> Clone for Fuse<I> {}
  impl<I: Clone> Clone for Cycle<I> {}
  impl<T, I: Iterator<Item = T>> Peekable<I> {
    fn peek(&mut self) -> Option<&T>;
    fn peek_mut(&mut self) -> Option<&mut T>;
    fn next_if<F: FnOnce(&T) -> bool>(&mut self, f: F) -> Option<T>;
    fn next_if_eq<R>(&mut self, expected: &R) -> Option<T> where T: PartialEq<R>;
  }
  struct Repeat<T> {}
  struct RepeatN<T> {}
  struct RepeatWith<F> {}
  struct Once<T> {}
  struct Empty<T> {}
  struct FromFn<F> {}
  struct Successors<T, F> {}
  impl<T: Clone> Clone for Repeat<T> {}
  impl<T: Clone> Clone for RepeatN<T> {}
  impl<T: Clone> Clone for Once<T> {}
  impl<T> Clone for Empty<T> {}
  impl<T: Clone> Iterator for Repeat<T> { type Item = T; }
  impl<T: Clone> Iterator for RepeatN<T> { type Item = T; }
  impl<T, F: FnMut() -> T> Iterator for RepeatWith<F> { type Item = T; }
  impl<T> Iterator for Once<T> { type Item = T; }
  impl<T> Iterator for Empty<T> { type Item = T; }
  impl<T, F: FnMut() -> Option<T>> Iterator for FromFn<F> { type Item = T; }
  impl<T, F: FnMut(&T) -> Option<T>> Iterator for Successors<T, F> { type Item = T; }
  impl<T: Clone> DoubleEndedIterator for RepeatN<T> {}
  impl<T> DoubleEndedIterator for Once<T> {}
  impl<T> DoubleEndedIterator for Empty<T> {}
  impl<T: Clone> ExactSizeIterator for RepeatN<T> {}
  impl<T> ExactSizeIterator for Once<T> {}
  impl<T> ExactSizeIterator for Empty<T> {}
  fn repeat<T: Clone>(value: T) -> Repeat<T>;
  fn repeat_n<T: Clone>(value: T, count: usize) -> RepeatN<T>;
  fn repeat_with<T, F: FnMut() -> T>(f: F) -> RepeatWith<F>;
  fn once<T>(value: T) -> Once<T>;
  fn empty<T>() -> Empty<T>;
  fn from_fn<T, F: FnMut() -> Option<T>>(f: F) -> FromFn<F>;
  fn successors<T, F: FnMut(&T) -> Option<T>>(first: Option<T>, f: F) -> Successors<T, F>;
  fn zip<A: IntoIterator, B: IntoIterator>(a: A, b: B) -> Zip<A::IntoIter, B::IntoIter>;
}
`
