fn adder(n: i32) -> impl Fn(i32) -> i32 {
    move |m| n + m
}
fn boxed(n: i32) -> Box<dyn Fn(i32) -> i32> {
    Box::new(move |m| n * m)
}
let (a, b) = (adder(5), boxed(5));
log!("{} {} {}", a(1), b(2), adder(1)(1));
