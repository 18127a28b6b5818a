// refused: E0384
fn f(n: i32) -> i32 {
    n += 1;
    n
}
log!("{}", f(1));
