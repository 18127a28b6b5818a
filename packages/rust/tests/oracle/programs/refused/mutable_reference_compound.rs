// refused: E0368
fn f(n: &mut i32) {
    n += 1;
}
f(&mut 1);
