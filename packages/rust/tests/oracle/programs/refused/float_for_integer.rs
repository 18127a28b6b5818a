// refused: E0308
let x: i32 = 1.5;
log!("{x}");
