// refused: E0004
match (true, Some(1)) {
    (true, Some(_)) => {}
    (false, None) => {}
}
