// refused: E0369
struct P {
    x: i32,
}
log!("{}", P { x: 1 } == P { x: 1 });
