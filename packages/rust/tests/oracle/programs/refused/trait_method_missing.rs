// refused: E0046
trait T {
    fn a(&self);
    fn b(&self) {}
}
struct S;
impl T for S {
    fn b(&self) {}
}
