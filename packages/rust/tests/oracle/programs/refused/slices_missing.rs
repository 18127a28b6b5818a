// refused: E0004
let v = [1, 2, 3];
match &v[..] {
    [] => {}
    [a, b, ..] => {}
}
