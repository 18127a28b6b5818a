// refused: E0277
fn f(n: &mut i32) -> i32 {
    let mut total = 0;
    total += n;
    total
}
log!("{}", f(&mut 1));
