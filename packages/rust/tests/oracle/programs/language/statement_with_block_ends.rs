fn f(a: bool) -> i32 {
    if a {
        log!("a");
    }
    -1
}
let x = { 1 } - 2;
log!("{} {}", f(true), x);
