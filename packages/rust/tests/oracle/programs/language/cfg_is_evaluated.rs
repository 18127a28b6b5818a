#[cfg(test)]
fn which() -> i32 {
    1
}
#[cfg(not(test))]
fn which() -> i32 {
    2
}
struct S;
impl S {
    #[cfg(feature = "never")]
    fn f(&self) -> i32 {
        1
    }
    #[cfg(all(debug_assertions, not(feature = "never")))]
    fn f(&self) -> i32 {
        2
    }
}
log!("{} {}", which(), S.f());
#[cfg(any(test, feature = "never"))]
log!("never");
#[cfg(debug_assertions)]
let n = 3;
#[cfg(not(debug_assertions))]
let n = 4;
log!("{n} {}", cfg!(debug_assertions));
if cfg!(not(debug_assertions)) || cfg!(test) {
    log!("never");
}
match n {
    #[cfg(test)]
    3 => log!("a"),
    _ => log!("b"),
}
