// refused: E0277
let n: f32 = [1, 2].iter().sum();
log!("{n}");
