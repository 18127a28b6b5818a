// refused: E0308
fn f(a: bool) -> i32 {
    if a { 1 } else { 2 } - 1
}
log!("{}", f(true));
