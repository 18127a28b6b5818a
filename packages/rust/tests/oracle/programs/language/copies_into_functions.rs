#[derive(Clone, Copy, Debug)]
struct P {
    x: i32,
}
fn change(mut p: P) -> P {
    p.x += 1;
    p
}
let p = P { x: 1 };
log!("{:?} {:?}", change(p), p);
