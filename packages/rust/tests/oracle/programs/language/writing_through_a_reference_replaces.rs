#[derive(Debug)]
struct P {
    x: i32,
    name: String,
}
fn reset(p: &mut P) {
    *p = P { x: 0, name: "new".to_string() };
}
let mut p = P { x: 5, name: "old".to_string() };
let before = p.x;
reset(&mut p);
log!("{before} {:?}", p);
