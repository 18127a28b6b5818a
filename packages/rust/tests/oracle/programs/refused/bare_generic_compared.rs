// refused: E0369
fn most<T>(a: T, b: T) -> T {
    if a > b { a } else { b }
}
log!("{}", most(1, 2));
