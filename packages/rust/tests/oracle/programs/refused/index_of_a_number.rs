// refused: E0608
let n = 5;
log!("{}", n[0]);
