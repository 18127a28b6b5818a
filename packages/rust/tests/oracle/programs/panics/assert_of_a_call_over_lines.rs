fn is_sum(a: i32, b: i32, sum: i32) -> bool {
    a + b == sum
}
assert!(is_sum(
    1,
    2,
    4,
));
