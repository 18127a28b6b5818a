fn fib(n: u32) -> u32 {
    if n < 2 { n } else { fib(n - 1) + fib(n - 2) }
}
fn depth(n: i32) -> i32 {
    if n == 0 { 0 } else { 1 + depth(n - 1) }
}
log!("{} {}", fib(15), depth(60));
