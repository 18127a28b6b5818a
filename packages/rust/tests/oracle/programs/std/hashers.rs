use std::hash::Hasher;
struct Sum(u64);
impl Hasher for Sum {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0 * 31 + *byte as u64;
        }
    }
}
let mut sum = Sum(7);
sum.write(b"ab");
log!("{}", sum.finish());
