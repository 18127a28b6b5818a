// refused: E0004
match tick() {
    0 => {}
    1..=10 => {}
}
