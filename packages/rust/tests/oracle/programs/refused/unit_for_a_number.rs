// refused: E0308
let n: i32 = log!("x");
