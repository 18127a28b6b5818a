fn apply(f: impl Fn(i32) -> i32, n: i32) -> i32 {
    f(f(n))
}
fn each<F: FnMut(i32)>(mut f: F) {
    for i in 0..3 {
        f(i);
    }
}
let mut seen = vec![];
each(|i| seen.push(i * i));
log!("{} {:?}", apply(|n| n * 3, 2), seen);
