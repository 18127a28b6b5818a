// refused: E0277
trait T {}
fn f(t: impl T) {}
f(5);
