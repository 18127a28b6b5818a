// refused: E0308
trait Base {
    fn id(&self) -> u32;
}
trait Other {
    fn id(&self) -> u32;
}
fn other(part: &dyn Base) -> &dyn Other {
    part
}
