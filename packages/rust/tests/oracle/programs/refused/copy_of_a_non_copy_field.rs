// refused: E0204
#[derive(Clone, Copy)]
struct P {
    name: String,
}
