// refused: E0004
let n = true;
match n {
    true if tick() > 1 => {}
    false => {}
}
