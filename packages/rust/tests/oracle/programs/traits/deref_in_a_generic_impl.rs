use std::ops::Deref;
struct Holder<P> {
    inner: P,
}
impl<P: Deref<Target = Vec<i32>>> Holder<P> {
    fn total(&self) -> i32 {
        self.inner.iter().sum()
    }
    fn first(&self) -> Option<i32> {
        (*self.inner).first().copied()
    }
    fn list(&self) -> &Vec<i32> {
        &self.inner
    }
}
let list = vec![1, 2, 3];
let borrowed = Holder { inner: &list };
let boxed = Holder { inner: Box::new(vec![4, 5]) };
log!("{} {:?} {:?}", borrowed.total(), borrowed.first(), borrowed.list());
log!("{} {:?} {:?}", boxed.total(), boxed.first(), boxed.list());
