use std::ops::{Deref, DerefMut};
struct Wrapper<T> { inner: T, reads: std::cell::Cell<i32> }
impl<T> Deref for Wrapper<T> {
    type Target = T;
    fn deref(&self) -> &T { self.reads.set(self.reads.get() + 1); &self.inner }
}
impl<T> DerefMut for Wrapper<T> { fn deref_mut(&mut self) -> &mut T { &mut self.inner } }
fn wrapped<T>(inner: T) -> Wrapper<T> { Wrapper { inner, reads: Default::default() } }
struct Stack<T>(Vec<T>);
impl<T> Deref for Stack<T> { type Target = [T]; fn deref(&self) -> &[T] { &self.0 } }
impl<T: Clone + PartialOrd> Stack<T> {
    fn largest(&self) -> Option<T> {
        let mut best = self.first()?.clone();
        for item in self.iter() { if *item > best { best = item.clone(); } }
        Some(best)
    }
}
struct Holder<P>(P);
impl<P: Deref<Target = [i32]>> Holder<P> { fn total(&self) -> i32 { self.0.iter().sum::<i32>() + self.0.len() as i32 } }
struct Pair<A, B>(A, B);
impl<A, B> Pair<A, B> where A: Deref, A::Target: std::fmt::Debug + Sized, B: DerefMut<Target = A::Target>, A::Target: Clone {
    fn copy_over(&mut self) -> String { *self.1 = (*self.0).clone(); format!("{:?}", *self.1) }
}
trait Shout { fn shout(&self) -> String; }
impl<T> Shout for T where T: Deref, T::Target: AsRef<str> { fn shout(&self) -> String { (**self).as_ref().to_uppercase() } }
let mut w = wrapped(vec![3, 1, 2]);
w.push(9);
w.sort();
log!("{:?} {} {}", *w, w.len(), w.reads.get());
let nested = wrapped(wrapped(String::from("deep")));
log!("{} {} {}", nested.len(), nested.to_uppercase(), nested.reads.get());
log!("{:?} {:?}", Stack(vec!["b", "z", "a"]).largest(), Stack::<i32>(vec![]).largest());
log!("{} {}", Holder(Stack(vec![1, 2, 3])).total(), Holder(vec![4, 5]).total());
let mut pair = Pair(Box::new(5), wrapped(8));
log!("{} {}", pair.copy_over(), *pair.1);
log!("{} {}", Box::new("loud").shout(), wrapped(String::from("soft")).shout());
