// refused: E0308
fn f() -> u32 {
    return -1i32;
}
log!("{}", f());
