// refused: Rust has no postfix increment operator
let mut n = 1;
n++;
