// refused: E0283
let v = (0..3).collect();
