// refused: E0277
#[derive(Debug)]
struct P {
    x: i32,
}
log!("{}", P { x: 1 });
