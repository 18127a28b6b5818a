#[derive(Clone, Copy, Debug)]
struct P {
    x: i32,
    at: [i32; 2],
}
let a = P { x: 1, at: [1, 2] };
let mut b = a;
b.x = 5;
b.at[0] = 9;
log!("{:?} {:?}", a, b);
