fn pairs() -> impl DoubleEndedIterator<Item = (i32, u8)> {
    (0..3).map(|n| (n, 2u8))
}
fn last<I: DoubleEndedIterator<Item = i32>>(items: I) -> i32 {
    items.rev().map(|n| n + 1).next().unwrap()
}
fn back(items: &mut dyn DoubleEndedIterator<Item = i32>) -> Option<i32> {
    items.next_back()
}
trait Source {
    type Value;
    fn get(&self) -> Self::Value;
}
trait Twice: Source {
    fn twice(&self) -> (Self::Value, Self::Value) {
        (self.get(), self.get())
    }
}
struct Four;
impl Source for Four {
    type Value = i32;
    fn get(&self) -> i32 {
        4
    }
}
impl Twice for Four {}
fn sum(source: &dyn Twice<Value = i32>) -> i32 {
    let (a, b) = source.twice();
    a + b
}
fn more(source: impl Twice<Value = i32>) -> i32 {
    source.get() + 1
}
for (n, byte) in pairs().rev() {
    log!("{n} {byte}");
}
log!("{:?} {} {:?}", pairs().next(), last(vec![1, 2].into_iter()), back(&mut (1..4)));
log!("{} {}", sum(&Four), more(Four));
