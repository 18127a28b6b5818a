// refused: E0369
#[derive(PartialEq)]
enum E {
    A,
    B,
}
log!("{}", E::A < E::B);
