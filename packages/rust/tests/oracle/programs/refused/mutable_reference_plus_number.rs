// refused: E0369
fn f(n: &mut i32) -> i32 {
    n + 1
}
log!("{}", f(&mut 1));
