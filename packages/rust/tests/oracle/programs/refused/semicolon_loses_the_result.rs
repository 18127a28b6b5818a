// refused: E0308
fn f() -> i32 {
    5;
}
log!("{}", f());
