// refused: E0308
fn f(n: u32) -> u32 {
    n
}
let x: i32 = 3;
log!("{}", f(x));
