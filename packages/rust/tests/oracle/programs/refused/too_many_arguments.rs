// refused: E0061
fn f(a: i32) {}
f(1, 2);
