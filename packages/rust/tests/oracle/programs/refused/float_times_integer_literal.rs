// refused: E0277
let a = 1.5f32;
log!("{}", a * 2);
