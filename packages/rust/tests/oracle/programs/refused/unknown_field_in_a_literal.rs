// refused: E0560
struct P {
    a: i32,
}
let p = P { a: 1, b: 2 };
