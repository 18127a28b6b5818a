// refused: E0596
fn f(n: &mut i32) {
    *n += 1;
}
let n = 1;
f(&mut n);
log!("{n}");
