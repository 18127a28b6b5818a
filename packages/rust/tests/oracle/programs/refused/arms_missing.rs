// refused: E0004
enum S {
    A,
    B,
    C,
}
match S::A {
    S::A => {}
}
