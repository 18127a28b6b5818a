// refused: E0277
struct P {
    x: i32,
}

turbo::init! {
    struct State {
        p: P,
    } = Self { p: P { x: 1 } }
}

turbo::go!({});
