// refused: E0277
struct P {
    x: i32,
    y: i32,
}
let p = P { x: 1, ..Default::default() };
