// refused: E0606
let n = &5;
log!("{}", n as f32);
