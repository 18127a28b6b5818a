// refused: E0434
let n = 1;
fn f() -> i32 {
    n
}
log!("{}", f());
