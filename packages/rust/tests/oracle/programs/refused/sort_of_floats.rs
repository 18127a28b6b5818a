// refused: E0277
let mut v = vec![1.5, 0.5];
v.sort();
