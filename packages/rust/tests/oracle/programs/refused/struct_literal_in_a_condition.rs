// refused: struct literals are not allowed here
#[derive(PartialEq)]
struct P {
    a: i32,
}
let p = P { a: 1 };
if p == P { a: 1 } {
    log!("x");
}
