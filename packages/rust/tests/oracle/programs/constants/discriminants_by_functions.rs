const fn two() -> isize {
    2
}
const fn power(n: u32) -> isize {
    1 << n
}
#[derive(Debug, PartialEq, PartialOrd)]
enum Kind {
    A = two(),
    B,
    C = power(4) + 1,
}
log!("{} {} {}", Kind::A as i32, Kind::B as i32, Kind::C as i32);
log!("{:?}", Kind::A < Kind::C);
