// refused: E0277
let v: Vec<f32> = (0..3).collect();
log!("{:?}", v);
