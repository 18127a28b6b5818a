// refused: E0599
struct P {
    x: i32,
}
let p = P { x: 1 };
let q = p.clone();
