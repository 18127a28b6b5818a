struct Countdown(u32);
impl Iterator for Countdown {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        self.0 -= 1;
        Some(self.0)
    }
}
for n in Countdown(3) {
    log!("{n}");
}
log!("{:?}", Countdown(5).filter(|n| n % 2 == 0).map(|n| n * 10).collect::<Vec<_>>());
log!("{}", Countdown(4).zip(Countdown(3)).map(|(a, b)| a * b).sum::<u32>());
