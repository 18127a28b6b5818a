// refused: E0599
struct P {
    x: i32,
}
let p = P::default();
