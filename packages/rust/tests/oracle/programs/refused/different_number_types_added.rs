// refused: E0277
let (a, b) = (1.5f32, 2);
let n: i32 = b;
log!("{}", a * n);
