// refused: E0408
match (1, 2) {
    (a, 1) | (1, b) => {}
    _ => {}
}
