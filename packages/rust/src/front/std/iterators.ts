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
    fn last(self) -> Option<Self::Item> { self.fold(None, |_, item| Some(item)) }
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
    fn by_ref(&mut self) -> &mut Self { self }
    fn partition<B: Default + Extend<Self::Item>, F: FnMut(&Self::Item) -> bool>(self, mut f: F) -> (B, B) {
      let mut parts = (B::default(), B::default());
      for item in self {
        if f(&item) { parts.0.extend(Some(item)) } else { parts.1.extend(Some(item)) }
      }
      parts
    }
    fn try_fold<B, R: Try<Output = B>, F: FnMut(B, Self::Item) -> R>(&mut self, init: B, f: F) -> R {}
    fn try_for_each<R: Try<Output = ()>, F: FnMut(Self::Item) -> R>(&mut self, mut f: F) -> R {
      self.try_fold((), |_, item| f(item))
    }
    fn reduce<F: FnMut(Self::Item, Self::Item) -> Self::Item>(mut self, f: F) -> Option<Self::Item> {
      let first = self.next()?;
      Some(self.fold(first, f))
    }
    fn find_map<B, F: FnMut(Self::Item) -> Option<B>>(&mut self, f: F) -> Option<B> {
      self.by_ref().filter_map(f).next()
    }
    fn rposition<P: FnMut(Self::Item) -> bool>(&mut self, mut predicate: P) -> Option<usize>
      where Self: ExactSizeIterator + DoubleEndedIterator {
      let mut index = self.len();
      while let Some(item) = self.next_back() {
        index -= 1;
        if predicate(item) { return Some(index) }
      }
      None
    }
    fn max_by_key<B: Ord, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item> {}
    fn min_by_key<B: Ord, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item> {}
    fn max_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(self, compare: F) -> Option<Self::Item> {}
    fn min_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(self, compare: F) -> Option<Self::Item> {}
    fn unzip<A, B, FromA: Default + Extend<A>, FromB: Default + Extend<B>>(self) -> (FromA, FromB)
      where Self: Iterator<Item = (A, B)> {
      let mut parts = (FromA::default(), FromB::default());
      for (a, b) in self {
        parts.0.extend(Some(a));
        parts.1.extend(Some(b));
      }
      parts
    }
    fn cycle(self) -> Cycle<Self> where Self: Clone {}
    fn product<P: Product<Self::Item>>(self) -> P { P::product(self) }
    fn cmp<T: Ord, I: IntoIterator<Item = T>>(mut self, other: I) -> Ordering where Self: Iterator<Item = T> {
      let mut others = other.into_iter();
      loop {
        match (self.next(), others.next()) {
          (Some(a), Some(b)) => match a.cmp(&b) { Ordering::Equal => {} order => return order },
          (a, b) => return a.is_some().cmp(&b.is_some()),
        }
      }
    }
    fn partial_cmp<T: PartialOrd<I::Item>, I: IntoIterator>(mut self, other: I) -> Option<Ordering>
      where Self: Iterator<Item = T> {
      let mut others = other.into_iter();
      loop {
        match (self.next(), others.next()) {
          (Some(a), Some(b)) => match a.partial_cmp(&b) { Some(Ordering::Equal) => {} order => return order },
          (a, b) => return a.is_some().partial_cmp(&b.is_some()),
        }
      }
    }
    fn eq<T: PartialEq<I::Item>, I: IntoIterator>(mut self, other: I) -> bool where Self: Iterator<Item = T> {
      let mut others = other.into_iter();
      loop {
        match (self.next(), others.next()) {
          (Some(a), Some(b)) => if a != b { return false },
          (a, b) => return a.is_none() && b.is_none(),
        }
      }
    }
    fn ne<T: PartialEq<I::Item>, I: IntoIterator>(self, other: I) -> bool where Self: Iterator<Item = T> {
      !self.eq(other)
    }
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
    fn is_sorted<T: PartialOrd>(self) -> bool where Self: Iterator<Item = T> { self.is_sorted_by(|a, b| a <= b) }
    fn is_sorted_by_key<K: PartialOrd, F: FnMut(Self::Item) -> K>(self, key: F) -> bool { self.map(key).is_sorted() }
    fn is_sorted_by<F: FnMut(&Self::Item, &Self::Item) -> bool>(mut self, mut ordered: F) -> bool {
      let Some(mut last) = self.next() else { return true };
      for item in self {
        if !ordered(&last, &item) { return false }
        last = item;
      }
      true
    }
  }
  trait DoubleEndedIterator: Iterator {
    fn next_back(&mut self) -> Option<Self::Item>;
    fn nth_back(&mut self, n: usize) -> Option<Self::Item> { self.by_ref().rev().nth(n) }
    fn rfold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B { self.rev().fold(init, f) }
    fn rfind<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item> {
      self.by_ref().rev().find(predicate)
    }
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
  trait Product<A = Self> { fn product<I: Iterator<Item = A>>(iter: I) -> Self; }
  impl Product for Number {}
  impl Product<&Self> for Number {}
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
  impl<I: Clone, P: Clone> Clone for MapWhile<I, P> {}
  impl<I: Clone, F: Clone> Clone for Inspect<I, F> {}
  impl<I: Clone, U: Clone, F: Clone> Clone for FlatMap<I, U, F> {}
  impl<I: Clone> Clone for Flatten<I> {}
  impl<I: Clone> Clone for Fuse<I> {}
  impl<I: Clone> Clone for Cycle<I> {}
  impl<T, I: Iterator<Item = T>> Peekable<I> {
    fn peek(&mut self) -> Option<&T>;
    fn peek_mut(&mut self) -> Option<&mut T>;
  }
}
`
