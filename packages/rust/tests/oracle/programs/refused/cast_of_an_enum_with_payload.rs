// refused: E0605
enum E {
    A(i32),
    B,
}
log!("{}", E::B as i32);
