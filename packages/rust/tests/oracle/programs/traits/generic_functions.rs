fn largest<T: PartialOrd + Copy>(v: &[T]) -> T {
    let mut best = v[0];
    for &x in v {
        if x > best {
            best = x;
        }
    }
    best
}
fn pair<A, B>(a: A, b: B) -> (B, A) {
    (b, a)
}
log!("{} {} {:?}", largest(&[1, 5, 2]), largest(&[0.5, 0.25]), pair(1, "a"));
