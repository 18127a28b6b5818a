// refused: E0277
struct P {
    x: i32,
}
log!("{:?}", P { x: 1 });
