// refused: E0005
struct Bag(u32);
impl Bag {
    fn add(&mut self, (0, n): (u8, u32)) {
        self.0 += n;
    }
}
Bag(1).add((0, 2));
