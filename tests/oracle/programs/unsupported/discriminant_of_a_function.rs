const fn two() -> isize {
    2
}
enum Kind {
    A = two(),
}
log!("{}", Kind::A as i32);
