// refused: Rust has no ternary operator
let n = true ? 1 : 2;
