// refused: E0507
struct P {
    name: String,
}
fn f(p: &P) -> String {
    p.name
}
log!("{}", f(&P { name: "x".to_string() }));
