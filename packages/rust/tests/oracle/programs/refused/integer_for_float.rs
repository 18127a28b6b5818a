// refused: E0308
let x: f32 = 1;
log!("{x}");
