struct Span(u32, u32);
impl Iterator for Span {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        (self.0 < self.1).then(|| {
            self.0 += 1;
            self.0
        })
    }
}
impl DoubleEndedIterator for Span {
    fn next_back(&mut self) -> Option<u32> {
        (self.0 < self.1).then(|| {
            self.1 -= 1;
            self.1 + 1
        })
    }
}
fn ends(list: &mut dyn DoubleEndedIterator<Item = u32>) -> String {
    format!("{:?} {:?} {:?}", list.next(), list.next_back(), list.nth_back(1))
}
let lists: Vec<Box<dyn DoubleEndedIterator<Item = u32>>> =
    vec![Box::new(Span(0, 9)), Box::new(0..9), Box::new(vec![5, 6, 7, 8].into_iter().map(|n| n * 2))];
for mut list in lists {
    log!("{}", ends(&mut list));
    log!("{:?}", list.rev().collect::<Vec<_>>());
}
let mut one: Box<dyn Iterator<Item = u32>> = Box::new(Span(0, 3));
log!("{:?} {:?}", one.next(), one.last());
