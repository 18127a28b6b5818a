struct Countdown(u32);
impl Iterator for Countdown {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
}
struct Exact(u32);
impl Iterator for Exact {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0 as usize, Some(self.0 as usize))
    }
}
log!("{:?} {:?}", Countdown(3).size_hint(), Countdown(3).take(2).size_hint());
log!("{:?} {:?} {:?}", Exact(3).size_hint(), Exact(3).map(|n| n + 1).size_hint(), Exact(3).filter(|n| *n > 0).size_hint());
let mut peeked = [1, 2, 3].iter().peekable();
peeked.peek();
log!("{:?}", peeked.size_hint());
peeked.next();
log!("{:?}", peeked.size_hint());
peeked.by_ref().count();
peeked.peek();
log!("{:?}", peeked.size_hint());
let mut stepped = (0..10).step_by(3);
stepped.next();
log!("{:?} {:?}", stepped.size_hint(), stepped.next_back());
log!("{:?}", stepped.size_hint());
let mut nested = [2, 3].iter().flat_map(|n| 0..*n);
nested.next();
log!("{:?}", nested.size_hint());
nested.next();
nested.next();
log!("{:?}", nested.size_hint());
nested.by_ref().count();
log!("{:?}", nested.size_hint());
let mut until = [1, 5, 2].iter().take_while(|n| **n < 3);
until.next();
log!("{:?}", until.size_hint());
until.next();
log!("{:?}", until.size_hint());
let mut fused = [1].into_iter().fuse();
fused.next();
fused.next();
log!("{:?}", fused.size_hint());
