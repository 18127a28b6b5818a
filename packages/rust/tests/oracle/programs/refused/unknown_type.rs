// refused: E0425
fn f(n: int) {}
