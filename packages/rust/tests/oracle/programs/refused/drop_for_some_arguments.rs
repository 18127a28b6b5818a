// refused: E0366
struct Holder<T>(T);
impl Drop for Holder<u32> {
    fn drop(&mut self) {}
}
