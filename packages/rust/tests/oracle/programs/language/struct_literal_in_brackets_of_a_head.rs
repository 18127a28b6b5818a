#[derive(PartialEq)]
struct P {
    a: i32,
}
fn f(p: P) -> bool {
    p.a == 1
}
if f(P { a: 1 }) && [P { a: 2 }][0] == (P { a: 2 }) {
    log!("yes");
}
