#[derive(Debug, Clone, Copy)]
struct P {
    x: i32,
    y: i32,
    z: i32,
}
let base = P { x: 1, y: 2, z: 3 };
let p = P { y: 5, ..base };
log!("{:?} {:?}", p, base);
