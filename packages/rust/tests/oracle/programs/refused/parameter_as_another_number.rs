// refused: E0308
struct Byte<const N: u8>;
impl<const N: u8> Byte<N> {
    fn get(&self) -> usize {
        N
    }
}
log!("{}", Byte::<3>.get());
