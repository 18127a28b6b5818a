// refused: E0308
fn f(t: &str) {
    log!("{t}");
}
f(String::from("x"));
