struct Count {
    a: i32,
    b: i32,
}
impl Iterator for Count {
    type Item = i32;
    fn next(&mut self) -> Option<i32> {
        if self.a == self.b {
            return None;
        }
        self.a += 1;
        Some(self.a)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = (self.b - self.a) as usize;
        (n, Some(n))
    }
}
impl DoubleEndedIterator for Count {
    fn next_back(&mut self) -> Option<i32> {
        if self.a == self.b {
            return None;
        }
        self.b -= 1;
        Some(self.b + 1)
    }
}
impl ExactSizeIterator for Count {}
let count = |b| Count { a: 0, b };
log!("{:?} {}", count(3).rev().collect::<Vec<_>>(), count(3).len());
let mut c = count(4);
log!("{:?} {:?} {}", c.next(), c.next_back(), c.len());
for (i, x) in count(3).enumerate().rev() {
    log!("{i} {x}");
}
for x in count(3).rev().map(|x| x * 2) {
    log!("{x}");
}
