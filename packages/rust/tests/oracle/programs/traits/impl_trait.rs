trait Sized2 {
    fn size(&self) -> usize;
}
impl Sized2 for Vec<i32> {
    fn size(&self) -> usize {
        self.len()
    }
}
impl Sized2 for str {
    fn size(&self) -> usize {
        self.len() * 10
    }
}
fn show(s: &impl Sized2) -> usize {
    s.size()
}
fn evens(n: i32) -> impl Iterator<Item = i32> {
    (0..n).filter(|n| n % 2 == 0)
}
log!("{} {} {:?}", show(&vec![1, 2]), "ab".size(), evens(7).collect::<Vec<_>>());
