// refused: E0689
let n = -5;
log!("{}", n.abs());
