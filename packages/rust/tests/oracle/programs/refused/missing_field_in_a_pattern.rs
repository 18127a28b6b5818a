// refused: E0027
struct P {
    a: i32,
    b: i32,
}
let P { a } = P { a: 1, b: 2 };
