// refused: E0308
fn f(n: i32) {
    n + 1
}
f(1);
