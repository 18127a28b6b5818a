// refused: E0063
struct P {
    a: i32,
    b: i32,
}
let p = P { a: 1 };
