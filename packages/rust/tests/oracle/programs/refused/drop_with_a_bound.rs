// refused: E0367
struct Holder<T>(T);
impl<T: Clone> Drop for Holder<T> {
    fn drop(&mut self) {}
}
