// refused: E0594
fn f(n: &i32) {
    *n = 2;
}
f(&1);
