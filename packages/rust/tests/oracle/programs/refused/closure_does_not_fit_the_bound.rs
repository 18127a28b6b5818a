// refused: E0631
fn f(g: impl Fn(i32) -> i32) -> i32 {
    g(1)
}
log!("{}", f(|s: &str| 1));
