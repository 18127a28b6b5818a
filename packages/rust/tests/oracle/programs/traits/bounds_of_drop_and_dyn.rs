use std::fmt::Debug;
trait Source {
    type Item;
    fn give(&self) -> Self::Item;
}
trait Counted: Source<Item = u32> {}
struct Four;
impl Source for Four {
    type Item = u32;
    fn give(&self) -> u32 {
        4
    }
}
impl Counted for Four {}
fn first(source: &dyn Source<Item = u32>) -> u32 {
    source.give()
}
fn again(source: &dyn Counted) -> u32 {
    source.give() + 1
}
struct Holder<'a, T: Debug + Ord, const N: usize>(&'a str, [T; N]);
impl<'a, T: Debug + Ord, const N: usize> Drop for Holder<'a, T, N> {
    fn drop(&mut self) {
        log!("{} {:?} {:?}", self.0, self.1, self.1.iter().max());
    }
}
struct Sorted<K>(Vec<K>)
where
    K: Ord;
impl<K: PartialOrd + Ord> Drop for Sorted<K> {
    fn drop(&mut self) {
        self.0.clear();
    }
}
let shared: Box<dyn Debug + Send + Sync> = Box::new((first(&Four), again(&Four)));
let mut numbers: Box<dyn DoubleEndedIterator<Item = u32>> = Box::new(0..3);
log!("{shared:?} {:?}", numbers.next_back());
let _held = Holder("held", [1, 3, 2]);
let _sorted = Sorted(vec![1]);
fn sum(&(a, b): &(i32, i32), [c, d]: [i32; 2], Holder(name, ..): &Holder<u8, 1>) -> String {
    format!("{name} {}", a + b + c + d)
}
let total = sum(&(1, 2), [3, 4], &Holder("h", [1]));
log!("{total}");
