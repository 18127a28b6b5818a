// refused: E0191
trait Source {
    type Item;
    fn give(&self) -> Self::Item;
}
fn first(source: &dyn Source) {}
