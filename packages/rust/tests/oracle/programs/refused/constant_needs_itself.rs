// refused: E0391
const A: u32 = B + 1;
const B: u32 = A - 1;
log!("{}", A);
