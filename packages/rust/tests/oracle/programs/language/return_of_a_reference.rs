fn longest<'a>(a: &'a str, b: &'a str) -> &'a str {
    if a.len() >= b.len() { a } else { b }
}
fn first(v: &mut Vec<i32>) -> &mut i32 {
    &mut v[0]
}
let mut v = vec![1, 2];
*first(&mut v) = 7;
log!("{} {:?}", longest("ab", "abc"), v);
