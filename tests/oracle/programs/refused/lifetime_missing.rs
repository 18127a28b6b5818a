// refused: E0106
fn longest(a: &str, b: &str) -> &str {
    a
}
